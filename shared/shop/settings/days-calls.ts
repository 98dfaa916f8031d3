import * as v from 'valibot'

import { counter } from '#shared/content/counter.ts'
import { settingsFields as fields } from '#shared/content/staff.ts'
import { ownerCall, refusing } from '#shared/shop/core/contract.ts'
import { asTyped, calendarDay } from '#shared/shop/core/fields.ts'
import { ownersChangeCall } from '#shared/shop/core/preconditions.ts'
import { inBothLanguages, MAX_REASON, specialDay } from '#shared/shop/core/special-day.ts'
import { typedCode, typedLine } from '#shared/typed-fields.ts'

import { shopSettings } from './shop-settings.ts'

const reason = v.optional(v.pipe(typedLine(), v.maxLength(MAX_REASON, fields.dayReason)), '')
const wallTime = v.optional(
  v.union([
    v.literal(''),
    v.pipe(typedCode(), v.regex(/^([01]\d|2[0-3]):[0-5]\d$/, fields.time), asTyped('time')),
  ]),
  '',
)

const days = v.object({
  specialDays: v.array(specialDay),
  siteNotice: shopSettings.entries.siteNotice,
  ground: v.object({
    hours: v.array(
      v.object({
        weekdays: v.array(v.number()),
        opens: v.optional(v.string()),
        closes: v.optional(v.string()),
      }),
    ),
    closedOn: v.array(v.object({ date: v.string(), name: v.string() })),
  }),
})
export type DaysThatDiffer = v.InferOutput<typeof days>

export const daysCalls = {
  listDays: ownerCall
    .route({ method: 'GET', path: '/staff/settings/days' })
    .input(v.object({}))
    .output(days),

  /** Without times the shop is closed. A single day has no last one. */
  addDay: ownersChangeCall
    .route({ method: 'POST', path: '/staff/settings/days' })
    .input(
      v.strictObject({
        from: calendarDay(fields.day),
        through: v.optional(v.union([v.literal(''), calendarDay(fields.day)]), ''),
        opens: wallTime,
        closes: wallTime,
        reasonEn: reason,
        reasonEs: reason,
      }),
    )
    .output(days)
    .errors(
      refusing(
        counter,
        'days_over',
        'days_reversed',
        'days_too_many',
        'days_overlap',
        'hours_reversed',
        'hours_half',
        'one_language',
      ),
    ),

  removeDay: ownersChangeCall
    .route({ method: 'POST', path: '/staff/settings/days/{id}/remove' })
    .input(v.strictObject({ id: v.string() }))
    .output(days)
    .errors(refusing(counter, 'not_found')),

  setNotice: ownersChangeCall
    .route({ method: 'POST', path: '/staff/settings/notice' })
    .input(
      v.strictObject({
        ...inBothLanguages(fields.text).entries,
        through: calendarDay(fields.day),
      }),
    )
    .output(days)
    .errors(refusing(counter, 'days_over')),

  removeNotice: ownersChangeCall
    .route({ method: 'POST', path: '/staff/settings/notice/remove' })
    .input(v.strictObject({}))
    .output(days),
}
