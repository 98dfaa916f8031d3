import { createHash, randomUUID } from 'node:crypto'

import { words } from '#server/content.ts'
import type { Reader } from '#server/database/database.ts'
import { recordStep, today, type StepContext } from '#server/shop/core/counter.ts'
import type { Language } from '#shared/language.ts'

const ID_LENGTH = 16

type Way = 'agreed' | 'signed'
type Noted = { way: Way; language: Language; on?: string }

/**
 * Records that a recipient agreed to the acknowledgment online, or signed it on paper: the day, the staff member and
 * the exact text.
 */
export async function addAcknowledgment(
  { tx, by, services }: StepContext,
  recipientId: string,
  { way, language, on = today(services) }: Noted,
) {
  const text = textIn(language)
  await tx
    .insertInto('acknowledgmentTexts')
    .values(text)
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute()
  const row = { recipientId, textId: text.id, way, signedOn: on }
  const noted = { id: randomUUID(), notedBy: by.id, notedAt: services.now() }
  await tx
    .insertInto('acknowledgments')
    .values({ ...row, ...noted })
    .execute()
  const after = { way, language, text: text.id }
  recordStep(tx, 'acknowledge', 'recipient', recipientId, by, services, after)
}

export async function agreeOnline(context: StepContext, applicationId: string, language: Language) {
  const { id } = await context.tx
    .selectFrom('recipients')
    .select('id')
    .where('applicationId', '=', applicationId)
    .where('kind', '=', 'applicant')
    .executeTakeFirstOrThrow()
  await addAcknowledgment(context, id, { way: 'agreed', language })
}

export async function findAcknowledged(database: Reader, applicationId: string) {
  const rows = await database
    .selectFrom('acknowledgments')
    .innerJoin('recipients', 'recipients.id', 'acknowledgments.recipientId')
    .innerJoin('acknowledgmentTexts', 'acknowledgmentTexts.id', 'acknowledgments.textId')
    .select(['recipientId', 'acknowledgments.signedOn', 'textId', 'language'])
    .where('recipients.applicationId', '=', applicationId)
    .where('way', '=', 'signed')
    .execute()
  return new Map(rows.map((row) => [row.recipientId, row]))
}

export function textIn(language: Language) {
  const { title, law, paragraphs } = words[language].acknowledgment
  const text = [title, law, ...paragraphs].join('\n\n')
  const id = createHash('sha256').update(`${language} ${text}`).digest('hex').slice(0, ID_LENGTH)
  return { id, language, text }
}
