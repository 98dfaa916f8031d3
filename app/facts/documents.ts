import * as words from '#content/identification.ts'
import * as rules from '#shared/shop/applications/identification.ts'

export type AcceptedDocument = { id: string } & words.DocumentWords

export const photoIds: AcceptedDocument[] = rules.photoIds.map((id) => ({
  id,
  ...words.photoIds[id],
}))
export const addressIds: AcceptedDocument[] = rules.addressIds.map((id) => ({
  id,
  ...words.addressIds[id],
}))
