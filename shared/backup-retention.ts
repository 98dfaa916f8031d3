/** Retention: every backup for so many days, and the first of each month for so many months. */
export const backupRetention = { days: 35, months: 12 }
