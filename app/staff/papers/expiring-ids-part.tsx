import { rosterPage } from '#app/content/en/staff/papers.ts'
import { documentName } from '#app/rental/names.ts'
import { formatDate } from '#app/rental/times.ts'
import { ListTable } from '#app/staff/list-table.tsx'
import { Part } from '#app/staff/staff-page.tsx'
import type { ExpiringIdsAnswer } from '#shared/rental/papers.ts'

const { ids: words } = rosterPage

/** Documents that must soon be seen anew, the first to expire first. */
export function ExpiringIdsPart({ day, ids }: ExpiringIdsAnswer) {
  return (
    <Part title={words.title} count={ids.length}>
      <ListTable
        caption={words.title}
        empty={words.none}
        rows={ids}
        keyOf={({ rentalId, name, document }) => `${rentalId} ${name} ${document}`}
        columns={words.columns}
        cells={{
          box: ({ box }) => box,
          name: ({ name }) => name,
          document: ({ type }) => documentName(type),
          expires: ({ expiresOn }) =>
            expiresOn < day ? `${formatDate(expiresOn)}, ${words.expired}` : formatDate(expiresOn),
        }}
      />
    </Part>
  )
}
