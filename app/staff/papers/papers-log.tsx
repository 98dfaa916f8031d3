import { useState } from 'react'

import { papersPage } from '#app/content/en/staff/papers.ts'
import { callShop } from '#app/auth/shop-client.ts'
import { formatDate, formatDayOf } from '#app/rental/times.ts'
import { ListTable } from '#app/staff/list-table.tsx'
import { Part } from '#app/staff/staff-page.tsx'
import { Button } from '#app/ui/button.tsx'
import type { PapersAnswer } from '#shared/rental/papers.ts'

const { log: words } = papersPage

/** Everything that was ever received, the newest first. */
export function PapersLog({ first }: { first: PapersAnswer }) {
  const [older, setOlder] = useState<PapersAnswer[]>([])
  const { next } = older.at(-1) ?? first
  const rows = [first, ...older].flatMap(({ papers }) => papers)

  async function showOlder() {
    const path = `/staff/papers?all=1&before=${encodeURIComponent(next ?? '')}`
    const { answer } = await callShop<PapersAnswer>(path)
    if (answer) setOlder([...older, answer])
  }

  return (
    <Part title={words.title}>
      <ListTable
        caption={words.title}
        empty={words.none}
        rows={rows}
        keyOf={({ id }) => id}
        columns={[
          {
            id: 'received',
            name: words.columns.received,
            render: ({ receivedOn }) => formatDate(receivedOn),
          },
          { id: 'box', name: words.columns.box, render: ({ box }) => box, isNumber: true },
          { id: 'name', name: words.columns.name, render: ({ forName }) => forName },
          { id: 'by', name: words.columns.by, render: ({ servedBy }) => servedBy },
          {
            id: 'noticed',
            name: words.columns.noticed,
            render: ({ noticedAt }) => noticedAt !== null && formatDayOf(noticedAt),
          },
          {
            id: 'mailed',
            name: words.columns.mailed,
            render: ({ mailedOn }) => mailedOn && formatDate(mailedOn),
          },
          {
            id: 'complete',
            name: words.columns.complete,
            render: ({ completeOn }) => completeOn && formatDate(completeOn),
          },
        ]}
      />
      {next && (
        <div>
          <Button variant="quiet" onClick={() => void showOlder()}>
            {words.more}
          </Button>
        </div>
      )}
    </Part>
  )
}
