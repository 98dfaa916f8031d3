import { Link, useParams } from 'react-router'

import { today as words } from '#app/content/staff/today.ts'
import { callShop } from '#app/shop/client.ts'
import { usePages } from '#app/shop/core/list-table.tsx'
import { pathOf } from '#app/shop/core/staff-pages.ts'
import { useShopQuery } from '#app/shop/use-shop-query.ts'
import { Waiting } from '#app/ui/waiting.tsx'
import { dueKinds, todayCalls, type DueKind, type DuePage } from '#shared/shop/today/calls.ts'

import { DueTable } from './due-table.tsx'

/** One kind of what is due, to its end. */
export default function Due() {
  const { kind: named } = useParams()
  const kind = dueKinds.find((each) => each === named) ?? 'rents'
  return (
    <>
      <div className="stack gap-1">
        <Link to={pathOf('today') ?? ''}>{words.back}</Link>
        <h1>{words[kind].title}</h1>
      </div>
      <DueOf key={kind} kind={kind} />
    </>
  )
}

function DueOf({ kind }: { kind: DueKind }) {
  const { data, problem, refresh } = useShopQuery(todayCalls.listDue, { kind })
  if (!data) return <Waiting problem={problem} onRetry={refresh} />
  return <Pages first={data} />
}

function Pages({ first }: { first: DuePage }) {
  const { kind, day } = first
  const { pages, button } = usePages(
    first,
    (after) => callShop(todayCalls.listDue, { kind, after }),
    words.next,
  )
  const lines = pages.flatMap((page) => page.lines)
  return (
    <>
      <DueTable kind={kind} lines={lines} today={day} />
      {button}
    </>
  )
}
