import { Link, useParams } from 'react-router'

import { today as words } from '#app/content/staff/today.ts'
import { usePages } from '#app/shop/core/list-table.tsx'
import { pathOf } from '#app/shop/core/staff-pages.ts'
import { dueKinds, todayCalls } from '#shared/shop/today/calls.ts'

import { DueTable } from './due-table.tsx'

export default function Due() {
  const { kind: named } = useParams()
  const kind = dueKinds.find((each) => each === named) ?? 'rents'
  const { pages, first, button } = usePages(todayCalls.listDue, { kind }, 'after', words.next)
  return (
    <>
      <div className="grid grid-cols-1 gap-1">
        <Link to={pathOf('today') ?? ''}>{words.back}</Link>
        <h1>{words[kind].title}</h1>
      </div>
      <DueTable kind={kind} lines={pages.flatMap(({ lines }) => lines)} today={first.day} />
      {button}
    </>
  )
}
