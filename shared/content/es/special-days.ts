import type * as en from '#shared/content/en/special-days.ts'

export const specialDays: typeof en.specialDays = {
  span: (from, through) => `Del ${from} al ${through}`,
  closed: (days, reason) => `${days}: cerrado${reason ? ` (${reason})` : ''}`,
  open: (days, times, reason) => `${days}: ${times}${reason ? ` (${reason})` : ''}`,
  calendar: {
    name: 'Horario de la tienda de buzones',
    open: 'Tienda de buzones abierta',
    closed: (reason) => `Tienda de buzones cerrada${reason ? `: ${reason}` : ''}`,
  },
  ahead: (days) => `Estos días el horario es otro:\n${days.join('\n')}`,
}
