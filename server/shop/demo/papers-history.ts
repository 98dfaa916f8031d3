import type { Acknowledgment, DocumentCheckRow, RecipientRow } from '#server/database/rows.ts'
import { textIn } from '#server/shop/core/customers/acknowledgments.ts'
import { asMember } from '#server/shop/core/customers/applications.ts'
import { addDays, type Day } from '#shared/calendar.ts'
import { needsIds, signsForm } from '#shared/shop/applications/household.ts'

import { SAMPLE_CLERK, type Draw } from './draw.ts'

/** Acknowledgments under California law, on the day of signing the form. */
export function drawAcknowledgments(
  draw: Draw,
  recipients: RecipientRow[],
  signed_on: Day,
  noted_at: number,
): Acknowledgment[] {
  return recipients
    .map(asMember)
    .filter(signsForm)
    .map(({ id }) => ({
      id: draw.uuid(),
      recipient_id: id,
      text_id: textIn('en').id,
      way: 'signed',
      signed_on,
      noted_by: SAMPLE_CLERK,
      noted_at,
    }))
}

export function drawChecks(
  draw: Draw,
  recipients: RecipientRow[],
  checkedAt: number,
  today: Day,
): DocumentCheckRow[] {
  return recipients
    .map(asMember)
    .filter(needsIds)
    .map(({ id }) => ({
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
