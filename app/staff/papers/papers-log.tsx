import { papersPage } from '#app/content/en/staff/papers.ts'
import { formatDate, formatDayOf } from '#app/rental/times.ts'
import { ListTable } from '#app/staff/list-table.tsx'
import { Part } from '#app/staff/staff-page.tsx'
import { usePages } from '#app/staff/use-pages.tsx'
import type { PapersAnswer } from '#shared/rental/papers.ts'

const { log: words } = papersPage

/** Everything that was ever received, the newest first. */
export function PapersLog({ first }: { first: PapersAnswer }) {
  const { pages, button } = usePages(
    first,
    (mark) => `/staff/papers?all=1&before=${mark}`,
    words.more,
  )
  const rows = pages.flatMap(({ papers }) => papers)

  return (
    <Part title={words.title}>
      <ListTable
        caption={words.title}
        empty={words.none}
        rows={rows}
        keyOf={({ id }) => id}
        columns={words.columns}
        cells={{
          received: ({ receivedOn }) => formatDate(receivedOn),
          box: ({ box }) => box,
          name: ({ forName }) => forName,
          by: ({ servedBy }) => servedBy,
          noticed: ({ noticedAt }) => noticedAt !== null && formatDayOf(noticedAt),
          mailed: ({ mailedOn }) => mailedOn && formatDate(mailedOn),
          complete: ({ completeOn }) => completeOn && formatDate(completeOn),
        }}
        numbers={['box']}
      />
      {button}
    </Part>
  )
}
