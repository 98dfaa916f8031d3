import { sql, type Kysely } from 'kysely'

import { searchTerms, type SearchTerm } from '#shared/shop/core/search-terms.ts'

import { columnTypes, oneOf } from './column-types.ts'

type Tables = {
  applications: { id: string; phone: string | null }
  recipients: { application_id: string; name: string; native_name: string | null }
  search_terms: SearchTerm & { application_id: string }
}

const APPLICATIONS_AT_ONCE = 200
const ROWS_AT_ONCE = 5_000

/**
 * Names are found by what is left of them without a letter, too. Terms are made of what stands beside them, so all are made anew:
 * of the applications that have some.
 */
export async function up(database: Kysely<Tables>) {
  const { byBytes, strict } = columnTypes(database as unknown as Kysely<unknown>)
  const { rows: ids } = await sql<{ id: string }>`
    select distinct application_id as id from search_terms order by application_id`.execute(
    database,
  )
  await sql`drop table search_terms`.execute(database)
  await sql`create table search_terms (
    application_id text not null references applications (id) on delete cascade,
    term text ${byBytes} not null,
    kind text not null ${oneOf('kind', ['start', 'inner', 'near', 'phone'])},
    primary key (application_id, term)
  ) ${strict}`.execute(database)
  for (let at = 0; at < ids.length; at += APPLICATIONS_AT_ONCE) {
    const rows = await makeTerms(database, ids.slice(at, at + APPLICATIONS_AT_ONCE))
    for (let from = 0; from < rows.length; from += ROWS_AT_ONCE) {
      await database
        .insertInto('search_terms')
        .values(rows.slice(from, from + ROWS_AT_ONCE))
        .execute()
    }
  }
  await sql`create index search_terms_by_term on search_terms (kind, term, application_id)`.execute(
    database,
  )
}

async function makeTerms(database: Kysely<Tables>, some: { id: string }[]) {
  const ids = some.map(({ id }) => id)
  const applications = await database
    .selectFrom('applications')
    .select(['id', 'phone'])
    .where('id', 'in', ids)
    .execute()
  const recipients = await database
    .selectFrom('recipients')
    .select(['application_id', 'name', 'native_name'])
    .where('application_id', 'in', ids)
    .execute()
  const namesOf = Map.groupBy(recipients, ({ application_id }) => application_id)
  return applications.flatMap(({ id, phone }) => {
    const names = (namesOf.get(id) ?? []).flatMap((each) => [each.name, each.native_name ?? ''])
    return searchTerms(names, phone ?? '').map((term) => ({ ...term, application_id: id }))
  })
}
