import type { Kysely } from 'kysely'

import { splitPhone } from '#shared/phone.ts'
import { searchTerms, type SearchTerm } from '#shared/shop/core/search-terms.ts'

type Tables = {
  applications: { id: string; phone: string | null }
  search_terms: SearchTerm & { application_id: string }
}

/** The digits of an extension were indexed as the end of the telephone number. */
export async function up(database: Kysely<Tables>) {
  const indexed = await database
    .selectFrom('applications')
    .select(['id', 'phone'])
    .where('id', 'in', (terms) =>
      terms.selectFrom('search_terms').select('application_id').where('kind', '=', 'phone'),
    )
    .execute()
  for (const { id, phone } of indexed) {
    if (!phone || !splitPhone(phone).extension) continue
    const terms = searchTerms([], phone).map((term) => ({ ...term, application_id: id }))
    await database
      .deleteFrom('search_terms')
      .where('application_id', '=', id)
      .where('kind', '=', 'phone')
      .execute()
    await database
      .insertInto('search_terms')
      .values(terms)
      .onConflict((conflict) => conflict.doNothing())
      .execute()
  }
}
