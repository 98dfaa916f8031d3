import { Link, useParams } from 'react-router'

import { today as words } from '#app/content/staff/today.ts'
import { callShop } from '#app/shop/client.ts'
import { usePages } from '#app/shop/core/list-table.tsx'
import { pathOf } from '#app/shop/core/staff-pages.ts'
import { useShop } from '#app/shop/use-shop-query.ts'
import { dueKinds, todayCalls, type DueKind } from '#shared/shop/today/calls.ts'

import { DueTable } from './due-table.tsx'

/** The whole list of one kind. */
export default function Due() {
  const { kind: named } = useParams()
  const kind = dueKinds.find((each) => each === named) ?? 'rents'
  return (
    <>
      <div className="stack gap-1">
        <Link to={pathOf('today') ?? ''}>{words.back}</Link>
        <h1>{words[kind].title}</h1>
      </div>
      <Lines key={kind} kind={kind} />
    </>
  )
}

function Lines({ kind }: { kind: DueKind }) {
  const first = useShop(todayCalls.listDue, { kind })
  const { pages, button } = usePages(
    first,
    (after) => callShop(todayCalls.listDue, { kind, after }),
    words.next,
  )
  const lines = pages.flatMap((page) => page.lines)
  return (
    <>
      <DueTable kind={kind} lines={lines} today={first.day} />
      {button}
    </>
  )
}
