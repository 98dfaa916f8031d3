export const SECOND_MS = 1_000
export const MINUTE_MS = 60 * SECOND_MS
export const HOUR_MS = 60 * MINUTE_MS
/** 24 hours: a calendar day of the shop is an hour shorter or longer twice a year. */
export const DAY_MS = 24 * HOUR_MS
