/** The words of forms and dialogs. */
export const formEnUS = {
  save: 'Save',
  cancel: 'Cancel',
  close: 'Close',
} as const;
