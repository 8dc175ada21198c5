/** The texts of `waiting-hours`, such as '2, 8', and of `quiet-hours`, such as '21:00-07:00'. */
export const WAITING_HOURS = /^\d{1,3}(?:\.\d{1,2})?,\s*\d{1,3}(?:\.\d{1,2})?$/;
export const QUIET_HOURS = /^(?:[01]?\d|2[0-3]):[0-5]\d-(?:[01]?\d|2[0-3]):[0-5]\d$/;
