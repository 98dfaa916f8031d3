import { useState } from 'react'
import { Link } from 'react-router'

import { rosterPage } from '#app/content/en/staff/papers.ts'
import { callShop } from '#app/auth/shop-client.ts'
import { formatDate } from '#app/rental/times.ts'
import { ListTable } from '#app/staff/list-table.tsx'
import { useIsAdministrator } from '#app/staff/staff-member.ts'
import { Part } from '#app/staff/staff-page.tsx'
import { Button, buttonClasses } from '#app/ui/button.tsx'
import type { RosterAnswer, RosterFileAnswer, RosterRow } from '#shared/rental/papers.ts'
import { interpolate } from '#shared/interpolate.ts'

import css from './papers.module.css'

const { list: words } = rosterPage

/** The list of customers, page by page; the administrator takes it along as a file. */
export function RosterPart({ first }: { first: RosterAnswer }) {
  const [more, setMore] = useState<RosterAnswer[]>([])
  const isOwner = useIsAdministrator()
  const { next, day } = more.at(-1) ?? first
  const rows = [first, ...more].flatMap((page) => page.rows)

  async function showMore() {
    const { answer } = await callRoster(next ?? '')
    if (answer) setMore([...more, answer])
  }

  const title = interpolate(words.title, { day: formatDate(day) })
  return (
    <Part title={title}>
      <p>{words.about}</p>
      <div className={css.deeds}>
        <Link to="?print=roster" className={buttonClasses({})}>
          {words.print}
        </Link>
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
        columns={[
          { id: 'box', name: words.columns.box, render: ({ box }) => box },
          {
            id: 'names',
            name: words.columns.names,
            render: ({ recipients }) => recipients.map(({ name }) => name).join(', '),
          },
          {
            id: 'opened',
            name: words.columns.opened,
            render: ({ startedOn }) => startedOn && formatDate(startedOn),
          },
          {
            id: 'closed',
            name: words.columns.closed,
            render: ({ closedOn }) => closedOn && formatDate(closedOn),
          },
          { id: 'forms', name: words.columns.forms, render: countForms, isNumber: true },
        ]}
      />
      {next && (
        <div>
          <Button variant="quiet" onClick={() => void showMore()}>
            {words.more}
          </Button>
        </div>
      )}
    </Part>
  )
}

export function callRoster(after: string) {
  return callShop<RosterAnswer>(`/staff/roster?after=${encodeURIComponent(after)}`)
}

/** `2`, or `1 of 2` while a form is missing. */
export function countForms({ recipients }: RosterRow) {
  const needed = recipients.filter(({ formStatus }) => formStatus !== 'not-needed')
  const done = needed.filter(({ formStatus }) => formStatus === 'in-crd').length
  return done === needed.length ? done : interpolate(words.formsOf, { done, needed: needed.length })
}

async function saveFile() {
  const { answer } = await callShop<RosterFileAnswer>('/staff/roster/file')
  if (!answer) return
  const url = URL.createObjectURL(new Blob([answer.csv], { type: 'text/csv;charset=utf-8' }))
  const link = document.createElement('a')
  link.href = url
  link.download = answer.name
  link.click()
  URL.revokeObjectURL(url)
}
