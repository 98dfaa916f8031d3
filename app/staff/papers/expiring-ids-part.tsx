import { addressIds, photoIds } from '#app/content/en/identification.ts'
import { rosterPage } from '#app/content/en/staff/papers.ts'
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
        columns={[
          { id: 'box', name: words.columns.box, render: ({ box }) => box },
          { id: 'name', name: words.columns.name, render: ({ name }) => name },
          { id: 'document', name: words.columns.document, render: ({ type }) => nameOf(type) },
          {
            id: 'expires',
            name: words.columns.expires,
            render: ({ expiresOn }) =>
              expiresOn < day
                ? `${formatDate(expiresOn)}, ${words.expired}`
                : formatDate(expiresOn),
          },
        ]}
      />
    </Part>
  )
}

function nameOf(type: string) {
  return [...photoIds, ...addressIds].find(({ id }) => id === type)?.name ?? type
}
