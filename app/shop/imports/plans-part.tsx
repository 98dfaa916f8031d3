import { useState } from 'react'

import { importPage } from '#app/content/staff/imports.ts'
import { plans } from '#app/pricing/plans.ts'
import { ListTable } from '#app/shop/core/list-table.tsx'
import { Part } from '#app/shop/core/staff-page.tsx'
import { Button } from '#app/ui/button.tsx'
import { interpolate } from '#shared/interpolate.ts'
import type { ImportCheck, ImportRow } from '#shared/shop/imports/calls.ts'

import css from './imports.module.css'
import field from '#app/ui/field.module.css'

const words = importPage.plans

type PlansPartProps = {
  check: ImportCheck
  isBusy: boolean
  onAssign: (plans: Record<string, string>) => void
}
type Row = { text: string; rows: number; plan?: string }

/** What the spreadsheet calls, or charges for, plans that the shop does not have by that name, and what each was taken for. */
export function PlansPart({ check, isBusy, onAssign }: PlansPartProps) {
  const [chosen, setChosen] = useState<Record<string, string>>({})
  const rows: Row[] = [...listUnknown(check.rows), ...check.plans]
  if (rows.length === 0) return null
  const given = Object.entries(chosen).filter(([, plan]) => plan !== '')

  return (
    <Part title={words.title}>
      <p>{words.about}</p>
      <ListTable
        caption={words.title}
        empty=""
        rows={rows}
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

function listUnknown(rows: ImportRow[]): Row[] {
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
  return ({ text, plan }: Row) => (
    <select
      aria-label={interpolate(words.planOf, { text })}
      className={`${field.input} ${field.compact} ${field.choice} ${css.choice}`}
      value={chosen[text] ?? plan ?? ''}
      onChange={({ target }) => onChoose({ ...chosen, [text]: target.value })}
    >
      {!plan && <option value="">{words.unchosen}</option>}
      {plans.map(({ id, name }) => (
        <option key={id} value={id}>
          {name}
        </option>
      ))}
    </select>
  )
}
