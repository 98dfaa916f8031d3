import { importPage } from '#app/content/staff/imports.ts'
import { ListTable } from '#app/shop/core/list-table.tsx'
import { Part } from '#app/shop/core/staff-page.tsx'
import { Banner } from '#app/ui/banner.tsx'
import { Button } from '#app/ui/button.tsx'
import { importColumns } from '#shared/content/imports.ts'
import { interpolate } from '#shared/interpolate.ts'
import {
  dayOrders,
  importFields,
  type DayOrder,
  type ImportField,
} from '#shared/shop/imports/fields.ts'
import type { ImportColumn } from '#shared/shop/imports/read-columns.ts'

import { PlansOfList } from './plans-of-list.tsx'
import { Select } from './select.tsx'
import type { ReadList } from './use-import.ts'

import css from './imports.module.css'

const words = importPage.columns

type ColumnsStepProps = {
  list: ReadList
  onChoose: (change: {
    columns?: (ImportField | null)[]
    order?: DayOrder
    plans?: Record<string, string>
    accepted?: string[]
  }) => void
  plans: Record<string, string>
}
type Row = ImportColumn & { at: number }

/** Each column, three of its values, the field it was taken for and why; what the shop has no plan for. */
export function ColumnsStep({ list, onChoose, plans }: ColumnsStepProps) {
  const rows = list.columns.map((column, at): Row => ({ ...column, at }))
  const used = rows.filter(({ field: taken }) => taken).length
  const isOpen = rows.some(({ refusedBy, rivalFor }) => refusedBy || rivalFor)
  const fields = list.columns.map((column) => column.field)

  /** A field is of one column: the one that had it before is not used. */
  function assign(at: number, chosen: ImportField | null) {
    const columns = fields.map((one, index) =>
      index === at ? chosen : one === chosen ? null : one,
    )
    onChoose({ columns, accepted: [] })
  }

  return (
    <Part title={words.title}>
      <Questions list={list} onRight={() => onChoose({ columns: fields })} />
      {list.isOrderOpen && (
        <Banner tone="warning">
          <p>{words.orderOpen}</p>
          <div className="cluster gap-2">
            {dayOrders.map((order) => (
              <Button key={order} variant="quiet" small onClick={() => onChoose({ order })}>
                {words.orders[order]}
              </Button>
            ))}
          </div>
        </Banner>
      )}
      <details className="fold" open={isOpen || list.missing.length > 0 || undefined}>
        <summary>{interpolate(words.summary, { used, count: rows.length })}</summary>
        <div className={`${css.fold} stack gap-3`}>
          <p>{words.about}</p>
          <ListTable
            caption={words.title}
            empty=""
            rows={rows.filter(({ name, samples }) => name !== '' || samples.length > 0)}
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
          onChoose={(order) => onChoose({ order: order as DayOrder })}
          options={dayOrders.map((id) => ({ id, label: words.orders[id] }))}
        />
      )}
      <PlansOfList list={list} chosen={plans} onChoose={(all) => onChoose({ plans: all })} />
    </Part>
  )
}

/** Columns that keep rows from being read, or may be the same. */
function Questions({ list, onRight }: { list: ReadList; onRight: () => void }) {
  const refused = list.columns.filter(({ refusedBy }) => refusedBy)
  const rivals = list.columns.filter(({ rivalFor }) => rivalFor)
  return (
    <>
      {(refused.length > 0 || list.missing.length > 0) && (
        <Banner tone="error">
          {refused.map(({ name, refusedBy }) => (
            <p key={name}>{refusedBy && interpolate(words.refusedBy[refusedBy], { name })}</p>
          ))}
          {list.missing.length > 0 && (
            <p>{interpolate(words.missing, { columns: list.missing.join(', ') })}</p>
          )}
        </Banner>
      )}
      {rivals.length > 0 && (
        <Banner tone="warning">
          {rivals.map(({ name: rival, rivalFor }) => {
            const taken = list.columns.find((column) => column.field === rivalFor)
            const known = rivalFor ? importColumns[rivalFor] : ''
            const values = { name: taken?.name ?? '', rival, field: known }
            return <p key={rival}>{interpolate(words.rivals, values)}</p>
          })}
          <div>
            <Button variant="quiet" small onClick={onRight}>
              {words.right}
            </Button>
          </div>
        </Banner>
      )}
    </>
  )
}

function nameOf({ name, at }: Row) {
  return name || interpolate(words.unnamed, { number: at + 1 })
}

function whyOf({ reason, rivalFor, isHidden, field: taken }: Row) {
  if (isHidden && !taken) return words.hidden
  if (rivalFor) return interpolate(words.rival, { field: importColumns[rivalFor] })
  return taken && reason ? words.reasons[reason] : ''
}

function showSamples({ samples }: Row) {
  return <span className="break-anywhere">{samples.join(' · ')}</span>
}

function chooseField(onChoose: (at: number, chosen: ImportField | null) => void) {
  const fields = importFields.map((id) => ({ id, label: importColumns[id] }))
  return (row: Row) => (
    <Select
      label={interpolate(words.fieldOf, { name: nameOf(row) })}
      isLabelHidden
      value={row.field ?? ''}
      onChoose={(id) => onChoose(row.at, (id || null) as ImportField | null)}
      options={[{ id: '', label: words.leftOut }, ...fields]}
    />
  )
}
