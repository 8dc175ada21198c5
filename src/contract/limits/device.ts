/** Hours that a draft is kept on the device. */
export const DRAFT_KEPT_HOURS = 24;
