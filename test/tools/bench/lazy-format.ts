/** Formats of a time zone, made when first asked, as in any widget: starting Intl is part of the mount. */
export const lazyFormat = (timeZone: string) => (options: Intl.DateTimeFormatOptions) => {
  let made: Intl.DateTimeFormat | undefined;
  return (instant: Date | number) => {
    made ??= new Intl.DateTimeFormat('en-US', { ...options, timeZone });
    return made.format(instant);
  };
};
