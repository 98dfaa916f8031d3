import { expect, it } from 'vitest'

import { shopEmails as en } from '#shared-content/shop-emails.ts'
import { shopEmails as es } from '#shared/content/es/shop-emails.ts'

import { formatOpenHours } from './format-hours.ts'

const week = [
  { weekdays: [1, 2, 3, 4, 5], opens: '09:00', closes: '17:00' },
  { weekdays: [0, 6], opens: '09:30', closes: '13:00' },
]

it('formats the open days and hours in both languages, without closed days', () => {
  const hours = [...week, { weekdays: [0] }]
  expect(formatOpenHours(hours, en.hours)).toBe(
    'Monday to Friday, 9:00 AM to 5:00 PM; Sunday and Saturday, 9:30 AM to 1:00 PM',
  )
  expect(formatOpenHours(hours, es.hours)).toBe(
    'lunes a viernes, de 9:00\u00A0a.\u00A0m. a 5:00\u00A0p.\u00A0m.; domingo y sábado, de 9:30\u00A0a.\u00A0m. a 1:00\u00A0p.\u00A0m.',
  )
})
