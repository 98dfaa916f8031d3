import { rosterPage } from '#app/content/en/staff/papers.ts'
import { callShop } from '#app/auth/shop-client.ts'
import { formatDate } from '#app/rental/times.ts'
import { ListTable } from '#app/staff/list-table.tsx'
import { useIsAdministrator } from '#app/staff/staff-member.ts'
import { Part } from '#app/staff/staff-page.tsx'
import { usePages } from '#app/staff/use-pages.tsx'
import { Button, ButtonRoute } from '#app/ui/button.tsx'
import { download } from '#app/ui/download.ts'
import type { RosterAnswer, RosterFileAnswer, RosterRow } from '#shared/rental/papers.ts'
import { interpolate } from '#shared/interpolate.ts'

const { list: words } = rosterPage

/** The list of customers, page by page; the administrator takes it along as a file. */
export function RosterPart({ first }: { first: RosterAnswer }) {
  const isOwner = useIsAdministrator()
  const { pages, button } = usePages(first, pathOfRoster, words.more)
  const rows = pages.flatMap((page) => page.rows)

  const title = interpolate(words.title, { day: formatDate(first.day) })
  return (
    <Part title={title}>
      <p>{words.about}</p>
      <div className="cluster items-end">
        <ButtonRoute to="?print=roster">{words.print}</ButtonRoute>
        {isOwner && (
          <Button variant="quiet" onClick={() => void saveFile()}>
            {words.file}
          </Button>
        )}
      </div>
      <ListTable
        caption={title}
        empty={words.none}
        rows={rows}
        keyOf={({ rentalId }) => rentalId}
        columns={words.columns}
        cells={{
          box: ({ box }) => box,
          names: ({ recipients }) => recipients.map(({ name }) => name).join(', '),
          opened: ({ startedOn }) => startedOn && formatDate(startedOn),
          closed: ({ closedOn }) => closedOn && formatDate(closedOn),
          forms: countForms,
        }}
        numbers={['forms']}
      />
      {button}
    </Part>
  )
}

export function pathOfRoster(mark: string) {
  return `/staff/roster?after=${mark}`
}

/** `2`, or `1 of 2` while a form is missing. */
export function countForms({ recipients }: RosterRow) {
  const needed = recipients.filter(({ formStatus }) => formStatus !== 'not-needed')
  const done = needed.filter(({ formStatus }) => formStatus === 'in-crd').length
  return done === needed.length ? done : interpolate(words.formsOf, { done, needed: needed.length })
}

async function saveFile() {
  const { answer } = await callShop<RosterFileAnswer>('/staff/roster/file')
  if (answer) download(answer.name, 'text/csv', answer.csv)
}
