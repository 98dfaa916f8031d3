import { useState } from 'react'

import { importPage } from '#app/content/staff/imports.ts'
import { formatDate } from '#app/shop/core/times.ts'
import { Button } from '#app/ui/button.tsx'
import { formatExactDollars } from '#app/ui/dollars.ts'
import { interpolate } from '#shared/interpolate.ts'
import { keyOfRemark, type ImportField } from '#shared/shop/imports/fields.ts'
import type { SettledRow } from '#shared/shop/imports/settle-rows.ts'

import {
  describeMore,
  describePeople,
  describePlan,
  describeProblem,
  describeRemark,
} from './describe-row.ts'
import { RowCells } from './row-cells.tsx'
import type { ReadList } from './use-import.ts'

import css from './imports.module.css'

const words = importPage.rows

type RowOfListProps = {
  row: SettledRow
  list: ReadList
  /** Columns of the table. */
  width: number
  onMend: (line: number, field: ImportField, text: string) => void
  onAccept: (remarks: string[]) => void
}

/** A box of the list as it would be imported, with its problems and remarks below. */
export function RowOfList({ row, list, width, onMend, onAccept }: RowOfListProps) {
  const [isOpen, setOpen] = useState(false)
  const { state, lines, box, customer, problems, remarks } = row
  const [line = 0] = lines
  const isRefused = state === 'refused'
  const cells = {
    state: (
      <span className={css.state} data-state={state}>
        {words.states[state]}
      </span>
    ),
    lines: lines.join(', '),
    box,
    people: describePeople(row),
    plan: customer && describePlan(customer),
    paid: customer && formatDate(customer.paidThrough),
    owed: customer && formatExactDollars(customer.balanceCents),
    deposit: customer && formatExactDollars(customer.depositCents),
    edit: state !== 'here' && (
      <Button
        variant="quiet"
        small
        aria-expanded={isOpen}
        aria-label={isOpen ? undefined : interpolate(words.editOf, { line })}
        onClick={() => setOpen(!isOpen)}
      >
        {isOpen ? words.close : words.edit}
      </Button>
    ),
  }

  return (
    <tbody>
      <tr>
        {(Object.keys(words.columns) as (keyof typeof cells)[]).map((id) => (
          <td key={id} data-name={words.columns[id]} data-id={id}>
            {cells[id]}
          </td>
        ))}
      </tr>
      <tr className={css.below}>
        <td colSpan={width}>
          <div className="stack gap-2">
            {customer && <p className="muted small break-anywhere">{describeMore(customer)}</p>}
            {problems.map((problem) => (
              <p key={describeProblem(problem)} className={`${css.problem} break-anywhere`}>
                {describeProblem(problem)}
              </p>
            ))}
            {!isRefused &&
              remarks.map((remark) => (
                <p
                  key={describeRemark(remark)}
                  className={`${css.remark} cluster gap-3 break-anywhere`}
                >
                  <span>{describeRemark(remark)}</span>
                  <Button
                    variant="quiet"
                    small
                    aria-label={interpolate(words.acceptOf, {
                      line,
                      remark: describeRemark(remark),
                    })}
                    onClick={() => onAccept([keyOfRemark(remark)])}
                  >
                    {words.accept}
                  </Button>
                </p>
              ))}
            {(isOpen || isRefused) && (
              <RowCells row={row} list={list} isWhole={isOpen} onMend={onMend} />
            )}
          </div>
        </td>
      </tr>
    </tbody>
  )
}
