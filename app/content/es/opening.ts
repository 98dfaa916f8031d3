import type * as en from '#app/content/en/opening.ts'

export const opening: typeof en.opening = {
  open: 'Abierto ahora',
  until: 'hasta las {time}',
  closesSoon: 'Cierra pronto',
  at: 'a las {time}',
  closed: 'Cerrado',
  closedFor: 'Cerrado: {holiday}',
  closedBecause: 'Cerrado: {reason}',
  opensToday: 'abre a las {time}',
  opensTomorrow: 'abre mañana a las {time}',
  opensOn: 'abre el {weekday} a las {time}',
  weekdays: ['domingo', 'lunes', 'martes', 'miércoles', 'jueves', 'viernes', 'sábado'],
  closedDay: 'cerrado',
  openFromTo: 'Abierto de {first} a {last}',
  openOnDays: 'Abierto {days}',
  openEveryDay: 'Abierto todos los días',
  days: '{first} a {last}',
  hours: '{opens} – {closes}',
  morning: '{time}\u00A0a.\u00A0m.',
  afternoon: '{time}\u00A0p.\u00A0m.',
}
