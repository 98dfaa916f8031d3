import type { DocumentCheckRow, RecipientRow } from '#server/database/shop-tables.ts'
import { newRecipient } from '#server/shop/applications.ts'
import { addDays, type Day } from '#shared/calendar.ts'
import { sample } from '#shared/content/en/sample-shop.ts'
import type { Application } from '#shared/rental/application.ts'
import type { RentalFacts } from '#shared/rental/facts.ts'
import { needsIds, signsForm } from '#shared/rental/household.ts'

import { type Draw, SAMPLE_CLERK } from './draw.ts'

const PAYMENTS = ['ahead', 'ahead', 'ahead', 'monthly'] as const

/** What somebody files; one in five for a business, one in four with a second adult. */
export function drawApplication(draw: Draw, { plans, terms }: RentalFacts): Application {
  const lastName = draw.pick(sample.lastNames)
  const isBusiness = draw.isOneIn(5) && plans.some(({ businessName }) => businessName)
  const offered = plans.filter(({ businessName }) => businessName || !isBusiness)
  const ids = { photoId: 'passport', addressId: 'lease', hasPersonalMail: false } as const
  const person = () => `${draw.pick(sample.firstNames)} ${lastName}`
  const recipients: Application['recipients'] = [{ kind: 'applicant', name: person(), ...ids }]
  if (isBusiness) {
    const name = `${lastName} ${draw.pick(sample.trades)} LLC`
    recipients.push({ kind: 'business', name, hasPersonalMail: false })
  } else if (draw.isOneIn(4)) recipients.push({ kind: 'adult', name: person(), ...ids })
  return {
    plan: draw.pick(offered).id,
    months: draw.pick(terms),
    payment: draw.pick(PAYMENTS),
    use: isBusiness ? 'business' : 'personal',
    signing: 'counter',
    phone: `(213) 555-${String(draw.between(0, 9_999)).padStart(4, '0')}`,
    recipients,
  }
}

/** The recipients of an application, with their forms where it has come so far. */
export function drawRecipients(
  draw: Draw,
  { recipients }: Application,
  applicationId: string,
  signedOn: Day | null,
): RecipientRow[] {
  return recipients.map((recipient, position) => {
    const row = {
      ...newRecipient(recipient, { application_id: applicationId, position }),
      id: draw.uuid(),
    }
    if (!signedOn || !signsForm(recipient)) return row
    const signed = { signed_on: signedOn, witness: 'shop' as const, crd_on: signedOn }
    return { ...row, ...signed, form_status: 'in-crd' as const }
  })
}

/** The documents they showed: some run out soon. */
export function drawChecks(
  draw: Draw,
  recipients: RecipientRow[],
  checkedAt: number,
  today: Day,
): DocumentCheckRow[] {
  return recipients.filter(needsIds).map(({ id }) => ({
    id: draw.uuid(),
    recipient_id: id,
    photo_id: 'passport',
    photo_expires_on: addDays(today, draw.between(-20, 3_000)),
    address_id: 'lease',
    address_expires_on: null,
    checked_by: SAMPLE_CLERK,
    checked_at: checkedAt,
  }))
}
