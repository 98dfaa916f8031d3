export const specialDays = {
  span: (from: string, through: string) => `${from} to ${through}`,
  closed: (days: string, reason?: string) => `${days}: closed${reason ? ` (${reason})` : ''}`,
  open: (days: string, times: string, reason?: string) =>
    `${days}: ${times}${reason ? ` (${reason})` : ''}`,
  calendar: {
    name: 'Hours of the mailbox shop',
    open: 'Mailbox shop open',
    closed: (reason?: string) => `Mailbox shop closed${reason ? `: ${reason}` : ''}`,
  },
  ahead: (days: string[]) => `These days are different:\n${days.join('\n')}`,
}
