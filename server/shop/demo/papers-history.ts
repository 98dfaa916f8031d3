import type { Acknowledgment, DocumentCheckRow, RecipientRow } from '#server/database/rows.ts'
import { textIn } from '#server/shop/core/customers/acknowledgments.ts'
import { asMember } from '#server/shop/core/customers/applications.ts'
import { addDays, type Day } from '#shared/calendar.ts'
import { needsIds, signsForm } from '#shared/shop/applications/household.ts'

import { SAMPLE_CLERK, type Draw } from './draw.ts'

export function drawAcknowledgments(
  draw: Draw,
  recipients: RecipientRow[],
  signedOn: Day,
  notedAt: number,
): Acknowledgment[] {
  return recipients
    .map(asMember)
    .filter(signsForm)
    .map(({ id }) => ({
      id: draw.uuid(),
      recipientId: id,
      textId: textIn('en').id,
      way: 'signed',
      signedOn,
      notedBy: SAMPLE_CLERK,
      notedAt,
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
      recipientId: id,
      photoId: 'passport',
      photoExpiresOn: addDays(today, draw.between(-20, 3_000)),
      addressId: 'lease',
      addressExpiresOn: null,
      checkedBy: SAMPLE_CLERK,
      checkedAt,
    }))
}
