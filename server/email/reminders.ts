import type { Words } from '#server/content.ts'
import type { Reader } from '#server/database/database.ts'
import { addDays } from '#shared/calendar.ts'
import type { EmailText } from '#shared/content/en/emails.ts'
import type { Language } from '#shared/language.ts'
import type { ShopDetails } from '#shared/shop/core/shop.ts'

import { dollars } from './amounts.ts'
import { linklessName } from './plain-text.ts'

export type ReminderFacts = {
  'rent-due': {
    box: number
    rental: string
    /** Days before the due date; `due` on it, `late` after it. */
    stage: '14' | '3' | 'due' | 'late'
    dueOn: string
    /** The months due, with the late fees so far; the fee and date of each missed due date. */
    months: number
    dueCents: number
    lateFeeCents: number
    /** In the sum: owed from before; negative is credit. */
    chargedCents?: number
    lateFee?: { from: string; isCharged: boolean }
    canPayOnline?: boolean
  }
  'id-expires': {
    box: number
    recipient: string
    check: string
    name: string
    document: 'photo' | 'address'
    expiresOn: string
  }
  'automatic-renewal': {
    box: number
    rental: string
    /** Turned on, announced, refused by the bank once, for the last time, or ended. */
    stage: 'on' | 'ahead' | 'refused' | 'declined' | 'ended'
    months: number
    cents?: number
    /** The day of the charge or of the next try. */
    on?: string | null
    /** The rent before, if the price has changed. */
    beforeCents?: number
  }
  'closing-near': {
    box: number
    rental: string
    closesOn: string
    remailUntil: string
    agentUntil: string
  }
}

export type ReminderKind = keyof ReminderFacts
type Reading = { shop: ShopDetails; words: Words['shopEmails']; language: Language }

type Reminder<Facts> = {
  lifetimeHours: number
  compose(facts: Facts, reading: Reading): EmailText
  isStillTrue(read: Reader, facts: Facts): Promise<boolean>
}

const reminders: { [Kind in ReminderKind]: Reminder<ReminderFacts[Kind]> } = {
  'rent-due': {
    lifetimeHours: 48,
    compose: ({ chargedCents: charged = 0, ...facts }, { shop, words, language }) =>
      words['rent-due']({
        canPayOnline: false,
        ...facts,
        shop,
        dueOn: words.day(facts.dueOn),
        due: dollars(facts.dueCents, language),
        lateFee: dollars(facts.lateFeeCents, language),
        owed: charged > 0 ? dollars(charged, language) : null,
        credit: charged < 0 ? dollars(-charged, language) : null,
        lateFeeFrom: words.day(facts.lateFee?.from ?? addDays(facts.dueOn, 1)),
        hasLateFee: facts.lateFee?.isCharged ?? facts.stage === 'late',
      }),
    async isStillTrue(read, { rental, dueOn }) {
      const due = read
        .selectFrom('rentals')
        .select('id')
        .where('id', '=', rental)
        .where('paidThrough', '=', dueOn)
        .where('closedOn', 'is', null)
      return (await due.executeTakeFirst()) !== undefined
    },
  },
  'id-expires': {
    lifetimeHours: 72,
    compose: (facts, { shop, words }) =>
      words['id-expires']({
        ...facts,
        shop,
        name: linklessName(facts.name),
        expiresOn: words.day(facts.expiresOn),
      }),
    async isStillTrue(read, { recipient, check }) {
      const newest = await read
        .selectFrom('documentChecks')
        .innerJoin('recipients', 'recipients.id', 'recipientId')
        .select('documentChecks.id')
        .where('recipientId', '=', recipient)
        .where('removedOn', 'is', null)
        .orderBy('checkedAt', 'desc')
        .executeTakeFirst()
      return newest?.id === check
    },
  },
  'automatic-renewal': {
    lifetimeHours: 168,
    compose: ({ on, cents = 0, beforeCents, ...facts }, { shop, words, language }) =>
      words['automatic-renewal']({
        ...facts,
        shop,
        on: on ? words.day(on) : '',
        amount: dollars(cents, language),
        before: beforeCents === undefined ? null : dollars(beforeCents, language),
      }),
    async isStillTrue(read, { rental, stage }) {
      const row = await read
        .selectFrom('automaticRenewals')
        .select('state')
        .where('rentalId', '=', rental)
        .executeTakeFirst()
      const isOn = row?.state === 'on'
      return stage === 'on' || stage === 'ahead' || stage === 'refused' ? isOn : !isOn
    },
  },
  'closing-near': {
    lifetimeHours: 24,
    compose: (facts, { shop, words }) =>
      words['closing-near']({
        ...facts,
        shop,
        closesOn: words.day(facts.closesOn),
        remailUntil: words.day(facts.remailUntil),
        agentUntil: words.day(facts.agentUntil),
      }),
    async isStillTrue(read, { rental, closesOn }) {
      const noticed = read
        .selectFrom('closingNotices')
        .select('id')
        .where('rentalId', '=', rental)
        .where('closesOn', '=', closesOn)
      return (await noticed.executeTakeFirst()) !== undefined
    },
  },
}

const reminderKinds = Object.keys(reminders) as ReminderKind[]

export const reminderHours = Object.fromEntries(
  reminderKinds.map((kind) => [kind, reminders[kind].lifetimeHours]),
) as Record<ReminderKind, number>

export function isReminderKind(kind: string): kind is ReminderKind {
  return Object.hasOwn(reminders, kind)
}

export function isReminder<One extends { kind: string }>(
  one: One,
): one is Extract<One, { kind: ReminderKind }> {
  return isReminderKind(one.kind)
}

export function composeReminder(
  { kind, facts }: { kind: ReminderKind; facts: ReminderFacts[ReminderKind] },
  reading: Reading,
) {
  return (reminders[kind] as Reminder<unknown>).compose(facts, reading)
}

export function isReminderTrue(read: Reader, kind: ReminderKind, facts: unknown) {
  return (reminders[kind] as Reminder<unknown>).isStillTrue(read, facts)
}
