/** What every page says of days that differ, and the names of the parts that say it. */
export const specialDays = {
  span: (from: string, through: string) => `${from} to ${through}`,
  closed: (days: string, reason?: string) => `${days}: closed${reason ? ` (${reason})` : ''}`,
  open: (days: string, times: string, reason?: string) =>
    `${days}: ${times}${reason ? ` (${reason})` : ''}`,
  /** For the reader's own calendar, which asks for them. */
  calendar: {
    name: 'Hours of the mailbox shop',
    open: 'Mailbox shop open',
    closed: (reason?: string) => `Mailbox shop closed${reason ? `: ${reason}` : ''}`,
  },
  /** In an email, below the hours of the week. */
  ahead: (days: string[]) => `These days are different:\n${days.join('\n')}`,
}
