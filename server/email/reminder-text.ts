import type { Words } from '#server/content.ts'
import { addDays } from '#shared/calendar.ts'
import type { EmailText } from '#shared/content/en/emails.ts'
import type { ShopDetails } from '#shared/shop/core/shop.ts'

import { dollars } from './amounts.ts'
import type { AccountEmail, ReminderEmail, ShopEmail } from './email.ts'
import { linklessName } from './plain-text.ts'

export function isReminder(email: AccountEmail | ShopEmail): email is ReminderEmail {
  return email.kind === 'rent-due' || email.kind === 'id-expires' || email.kind === 'closing-near'
}

export function composeReminder(
  email: ReminderEmail,
  shop: ShopDetails,
  { shopEmails }: Words,
): EmailText {
  const { day } = shopEmails
  const { kind, facts, language } = email
  switch (kind) {
    case 'rent-due':
      return shopEmails[kind]({
        ...facts,
        shop,
        dueOn: day(facts.dueOn),
        due: dollars(facts.dueCents, language),
        lateFee: dollars(facts.lateFeeCents, language),
        lateFeeFrom: day(facts.lateFee?.from ?? addDays(facts.dueOn, 1)),
        hasLateFee: facts.lateFee?.isCharged ?? facts.stage === 'late',
      })
    case 'id-expires':
      return shopEmails[kind]({
        ...facts,
        shop,
        name: linklessName(facts.name),
        expiresOn: day(facts.expiresOn),
      })
    case 'closing-near':
      return shopEmails[kind]({
        ...facts,
        shop,
        closesOn: day(facts.closesOn),
        remailUntil: day(facts.remailUntil),
        agentUntil: day(facts.agentUntil),
      })
  }
}
