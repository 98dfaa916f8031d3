import { importPage } from '#app/content/staff/imports.ts'
import { plans } from '#app/pricing/plans.ts'
import { ListTable } from '#app/shop/core/list-table.tsx'
import { Part } from '#app/shop/core/staff-page.tsx'
import { Banner } from '#app/ui/banner.tsx'
import { Button } from '#app/ui/button.tsx'
import { importColumns } from '#shared/content/imports.ts'
import { interpolate, interpolateCount } from '#shared/interpolate.ts'
import { dayOrders, importFields, type ImportField } from '#shared/shop/imports/fields.ts'
import type { ImportColumn } from '#shared/shop/imports/read-columns.ts'
import type { ImportChoices } from '#shared/shop/imports/read-import.ts'

import { Select } from './select.tsx'
import type { ReadList } from './use-import.ts'

const words = importPage.columns
const leftOut = { id: '', label: words.leftOut }
const fields = importFields.map((id) => ({ id, label: importColumns[id] }))
const orders = dayOrders.map((id) => ({ id, label: words.orders[id] }))

type ColumnsStepProps = {
  list: ReadList
  chosenPlans: Record<string, string> | undefined
  onChoose: (change: ImportChoices) => void
}
type Row = ImportColumn & { at: number }

export function ColumnsStep({ list, chosenPlans, onChoose }: ColumnsStepProps) {
  const rows = list.columns
    .map((column, at): Row => ({ ...column, at }))
    .filter(({ name, samples }) => name !== '' || samples.length > 0)
  const unused = rows.filter(({ field, samples }) => !field && samples.length > 0)
  const isOpen = rows.some(({ refusedBy, rivalFor }) => refusedBy || rivalFor)
  const taken = list.columns.map(({ field }) => field)
  const all = [...listUnknown(list), ...list.plans]
  const summary = { used: taken.filter(Boolean).length, count: rows.length }

  /** A field has one column: its previous one becomes unused. */
  function assign(at: number, chosen: ImportField | null) {
    const columns = taken.map((one, index) => (index === at ? chosen : one === chosen ? null : one))
    onChoose({ columns, accepted: [] })
  }

  return (
    <Part title={words.title}>
      <Questions list={list} onChoose={onChoose} />
      <details open={isOpen || list.missing.length > 0 || undefined}>
        <summary>
          {interpolate(words.summary, summary)}
          {unused.length > 0 && (
            <span className="text-muted">
              {' '}
              {interpolate(words.unused, { columns: unused.map(nameOf).join(', ') })}
            </span>
          )}
        </summary>
        <div className="grid grid-cols-1 gap-3 pt-3">
          <p>{words.about}</p>
          <ListTable
            caption={words.title}
            empty=""
            rows={rows}
            keyOf={({ at }) => String(at)}
            columns={words.columns}
            cells={{
              name: nameOf,
              samples: showSamples,
              field: chooseField(assign),
              reason: whyOf,
            }}
          />
        </div>
      </details>
      {!list.isOrderOpen && (
        <Select
          label={words.order}
          value={list.order}
          onChoose={(id) => onChoose({ order: id === 'day' ? 'day' : 'month' })}
          options={orders}
        />
      )}
      {all.length > 0 && <p>{words.plans}</p>}
      <ul className="grid grid-cols-1 gap-2">
        {all.map(({ text, rows: count, plan }) => (
          <li key={text} className="flex flex-wrap gap-3">
            <strong>{text}</strong>
            <span className="text-muted">{interpolateCount(words.planRows, count)}</span>
            <Select
              label={interpolate(words.planOf, { text })}
              isLabelHidden
              value={plan}
              onChoose={(id) => onChoose({ plans: { ...chosenPlans, [text]: id } })}
              options={[
                { id: '', label: words.unchosen },
                ...plans.map(({ id, name }) => ({ id, label: name })),
              ]}
            />
          </li>
        ))}
      </ul>
    </Part>
  )
}

function Questions({ list, onChoose }: Omit<ColumnsStepProps, 'chosenPlans'>) {
  const { columns, missing, isOrderOpen } = list
  const refused = columns.flatMap(({ name, refusedBy }) =>
    refusedBy ? interpolate(words.refusedBy[refusedBy], { name }) : [],
  )
  const lacking =
    missing.length > 0 ? [interpolate(words.missing, { columns: missing.join(', ') })] : []
  const rivals = columns.flatMap(({ name: rival, rivalFor }) => {
    const name = columns.find(({ field }) => field === rivalFor)?.name ?? ''
    return rivalFor
      ? interpolate(words.rivals, { name, rival, field: importColumns[rivalFor] })
      : []
  })
  const choices = [
    [[...refused, ...lacking], 'error', []],
    [
      rivals,
      'warning',
      [{ label: words.right, change: { columns: columns.map(({ field }) => field) } }],
    ],
    [
      isOrderOpen ? [words.orderOpen] : [],
      'warning',
      dayOrders.map((order) => ({ label: words.orders[order], change: { order } })),
    ],
  ] as const
  return choices.map(
    ([sentences, tone, answers]) =>
      sentences.length > 0 && (
        <Banner key={sentences.join()} tone={tone}>
          {sentences.map((sentence) => (
            <p key={sentence}>{sentence}</p>
          ))}
          <div className="flex flex-wrap gap-2">
            {answers.map(({ label, change }) => (
              <Button key={label} variant="quiet" small onClick={() => onChoose(change)}>
                {label}
              </Button>
            ))}
          </div>
        </Banner>
      ),
  )
}

function nameOf({ name, at }: Row) {
  return name || interpolate(words.unnamed, { number: at + 1 })
}

function showSamples({ samples }: Row) {
  return <span className="wrap-anywhere">{samples.join(' · ')}</span>
}

function chooseField(onChoose: (at: number, chosen: ImportField | null) => void) {
  return (row: Row) => (
    <Select
      label={interpolate(words.fieldOf, { name: nameOf(row) })}
      isLabelHidden
      value={row.field ?? ''}
      onChoose={(id) => onChoose(row.at, (id || null) as ImportField | null)}
      options={[leftOut, ...fields]}
    />
  )
}

function whyOf({ reason, rivalFor, isHidden, field: taken }: Row) {
  if (isHidden && !taken) return words.hidden
  if (rivalFor) return interpolate(words.rival, { field: importColumns[rivalFor] })
  return taken && reason ? words.reasons[reason] : ''
}

function listUnknown(list: ReadList) {
  const texts = list.rows.flatMap(({ problems }) =>
    problems.flatMap(({ code, values }) =>
      code === 'plan_unknown' ? values['text'] : code === 'price_unknown' ? values['price'] : [],
    ),
  )
  return [...Map.groupBy(texts, String)].map(([text, { length: rows }]) => ({
    text,
    rows,
    plan: '',
  }))
}
