import { useEffect } from 'react'

import { rosterPage } from '#app/content/staff/papers.ts'
import { callShop } from '#app/shop/client.ts'
import { ListTable, usePages } from '#app/shop/core/list-table.tsx'
import { PrintSheet } from '#app/shop/core/print-sheet.tsx'
import { useIsAdministrator } from '#app/shop/core/staff-member.ts'
import { Part } from '#app/shop/core/staff-page.tsx'
import { formatDate } from '#app/shop/core/times.ts'
import { useShopPages } from '#app/shop/use-shop-query.ts'
import { Button, ButtonRoute } from '#app/ui/button.tsx'
import { download } from '#app/ui/download.ts'
import { Waiting } from '#app/ui/waiting.tsx'
import { interpolate } from '#shared/interpolate.ts'
import { paperCalls, type RosterRow } from '#shared/shop/papers/calls.ts'

const { list: words } = rosterPage

export function RosterPart() {
  const isOwner = useIsAdministrator()
  const { pages, first, button } = usePages(paperCalls.getRoster, {}, 'after', words.more)
  const rows = pages.flatMap((page) => page.rows)

  const title = interpolate(words.title, { day: formatDate(first.day) })
  return (
    <Part title={title}>
      <p>{words.about}</p>
      <div className="flex flex-wrap gap-3 items-end">
        <ButtonRoute variant="quiet" to="?print=roster">
          {words.print}
        </ButtonRoute>
        {isOwner && (
          <Button variant="quiet" onClick={() => void saveFile()}>
            {words.file}
          </Button>
        )}
      </div>
      <ListTable
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

/** `2`, or `1 of 2` while a form is missing. */
function countForms({ recipients }: RosterRow) {
  const needed = recipients.filter(({ formStatus }) => formStatus !== 'not-needed')
  const done = needed.filter(({ formStatus }) => formStatus === 'in-crd').length
  return done === needed.length ? done : interpolate(words.formsOf, { done, needed: needed.length })
}

async function saveFile() {
  const { data } = await callShop(paperCalls.exportRoster, {})
  if (data) download(data.name, 'text/csv', data.csv)
}

export function RosterSheet() {
  const { pages, load, problem } = useShopPages(paperCalls.getRoster, {}, 'after')
  useEffect(() => {
    if (!problem) load?.()
  })
  const [first] = pages
  if (!first || load) return <Waiting problem={problem} onRetry={() => load?.()} />
  return (
    <PrintSheet
      title={interpolate(words.title, { day: formatDate(first.day) })}
      about={<p>{words.about}</p>}
    >
      <table className="w-full border-collapse text-[0.8125rem] leading-snug [&_:is(td,th)]:border-b [&_:is(td,th)]:border-[#bbb] [&_:is(td,th)]:py-1 [&_:is(td,th)]:pr-2 [&_:is(td,th)]:text-left [&_:is(td,th)]:align-top">
        <thead>
          <tr>
            {Object.values(words.columns).map((name) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {pages
            .flatMap(({ rows }) => rows)
            .map((row) => (
              <tr key={row.rentalId}>
                <td>{row.box}</td>
                <td>{row.recipients.map(({ name }) => name).join(', ')}</td>
                <td>{row.startedOn}</td>
                <td>{row.closedOn}</td>
                <td>{countForms(row)}</td>
              </tr>
            ))}
        </tbody>
      </table>
    </PrintSheet>
  )
}
