import { useState } from 'react'

import { importPage } from '#app/content/staff/imports.ts'
import { plans } from '#app/pricing/plans.ts'
import { ListTable } from '#app/shop/core/list-table.tsx'
import { Part } from '#app/shop/core/staff-page.tsx'
import { Button } from '#app/ui/button.tsx'
import { interpolate } from '#shared/interpolate.ts'
import type { ImportRow } from '#shared/shop/imports/calls.ts'

import css from './imports.module.css'
import field from '#app/ui/field.module.css'

const words = importPage.plans

type PlansPartProps = {
  rows: ImportRow[]
  isBusy: boolean
  onAssign: (plans: Record<string, string>) => void
}
type Unknown = { text: string; rows: number }

/** What the spreadsheet calls, or charges for, plans that the shop does not have by that name. */
export function PlansPart({ rows, isBusy, onAssign }: PlansPartProps) {
  const [chosen, setChosen] = useState<Record<string, string>>({})
  const unknown = listUnknown(rows)
  if (unknown.length === 0) return null
  const given = Object.entries(chosen).filter(([, plan]) => plan !== '')

  return (
    <Part title={words.title}>
      <p>{words.about}</p>
      <ListTable
        caption={words.title}
        empty=""
        rows={unknown}
        keyOf={({ text }) => text}
        columns={words.columns}
        cells={{
          text: ({ text }) => text,
          plan: choosePlan(chosen, setChosen),
          rows: ({ rows: count }) => count,
        }}
        numbers={['rows']}
      />
      <div>
        <Button
          variant={given.length > 0 ? 'primary' : 'quiet'}
          waiting={isBusy || given.length === 0}
          onClick={() => onAssign(Object.fromEntries(given))}
        >
          {words.again}
        </Button>
      </div>
    </Part>
  )
}

function listUnknown(rows: ImportRow[]): Unknown[] {
  const counts = new Map<string, number>()
  for (const { code, values } of rows.flatMap(({ problems }) => problems)) {
    const text = code === 'plan_unknown' ? values.text : code === 'price_unknown' && values.price
    if (text) counts.set(String(text), (counts.get(String(text)) ?? 0) + 1)
  }
  return [...counts].map(([text, count]) => ({ text, rows: count }))
}

function choosePlan(
  chosen: Record<string, string>,
  onChoose: (chosen: Record<string, string>) => void,
) {
  return ({ text }: Unknown) => (
    <select
      aria-label={interpolate(words.planOf, { text })}
      className={`${field.input} ${field.compact} ${field.choice} ${css.choice}`}
      value={chosen[text] ?? ''}
      onChange={({ target }) => onChoose({ ...chosen, [text]: target.value })}
    >
      <option value="">{words.unchosen}</option>
      {plans.map(({ id, name }) => (
        <option key={id} value={id}>
          {name}
        </option>
      ))}
    </select>
  )
}
