import { createHash, randomUUID } from 'node:crypto'

import { words } from '#server/content.ts'
import type { Reader } from '#server/database/database.ts'
import { recordStep, today, type StepContext } from '#server/shop/core/counter.ts'
import type { Language } from '#shared/language.ts'
import type { Acknowledged } from '#shared/shop/applications/tracked-recipient.ts'

/** Enough of the hash to tell every text that ever was from every other. */
const ID_LENGTH = 16

type Way = 'agreed' | 'signed'
type Noted = { way: Way; language: Language; on?: string }

/**
 * Notes that a recipient agreed to the acknowledgment on the website, or signed it on paper: with whom noted it, the day,
 * and the very words.
 */
export async function addAcknowledgment(
  { tx, by, services }: StepContext,
  recipientId: string,
  { way, language, on = today(services) }: Noted,
) {
  const text = textIn(language)
  await tx
    .insertInto('acknowledgment_texts')
    .values(text)
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute()
  const row = { recipient_id: recipientId, text_id: text.id, way, signed_on: on }
  const noted = { id: randomUUID(), noted_by: by.id, noted_at: services.now() }
  await tx
    .insertInto('acknowledgments')
    .values({ ...row, ...noted })
    .execute()
  const after = { way, language, text: text.id }
  recordStep(tx, 'acknowledge', 'recipient', recipientId, by, services, after)
}

/** What the applicant agreed to on the website, in the language of its pages. */
export async function agreeOnline(context: StepContext, applicationId: string, language: Language) {
  const { id } = await context.tx
    .selectFrom('recipients')
    .select('id')
    .where('application_id', '=', applicationId)
    .where('kind', '=', 'applicant')
    .executeTakeFirstOrThrow()
  await addAcknowledgment(context, id, { way: 'agreed', language })
}

/** What the recipients of an application have signed, by their ids. */
export async function findAcknowledged(database: Reader, applicationId: string) {
  const rows = await signedOf(database, { applicationId }).execute()
  return new Map(
    rows.map(({ recipient_id, signed_on, text_id, language }): [string, Acknowledged] => [
      recipient_id,
      { signedOn: signed_on, textId: text_id, language },
    ]),
  )
}

function signedOf(database: Reader, { applicationId }: { applicationId: string }) {
  return database
    .selectFrom('acknowledgments')
    .innerJoin('recipients', 'recipients.id', 'acknowledgments.recipient_id')
    .innerJoin('acknowledgment_texts', 'acknowledgment_texts.id', 'acknowledgments.text_id')
    .select(['recipient_id', 'acknowledgments.signed_on', 'text_id', 'language'])
    .where('recipients.application_id', '=', applicationId)
    .where('way', '=', 'signed')
}

/** The words as they stand now, under an id that no other words have. */
export function textIn(language: Language) {
  const { title, law, paragraphs } = words[language].acknowledgment
  const text = [title, law, ...paragraphs].join('\n\n')
  const id = createHash('sha256').update(`${language} ${text}`).digest('hex').slice(0, ID_LENGTH)
  return { id, language, text }
}
