import type * as en from '#shared/content/en/special-days.ts'

export const specialDays: typeof en.specialDays = {
  span: (from, through) => `Del ${from} al ${through}`,
  closed: (days, reason) => `${days}: cerrado${reason ? ` (${reason})` : ''}`,
  open: (days, times, reason) => `${days}: ${times}${reason ? ` (${reason})` : ''}`,
  ahead: (days) => `Estos días el horario es otro:\n${days.join('\n')}`,
}
