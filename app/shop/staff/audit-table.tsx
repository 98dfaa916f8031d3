import { useState, type ReactNode } from 'react'
import { Link } from 'react-router'

import { audit as words } from '#app/content/staff/audit.ts'
import { servicePath } from '#app/shop/core/staff-pages.ts'
import { formatShortMoment } from '#app/shop/core/times.ts'
import { interpolate } from '#shared/interpolate.ts'
import type { AuditFilter, AuditLine } from '#shared/shop/staff/calls.ts'

import type { ChangeFilter } from './audit-filters.tsx'
import { formatChange, nameAbout, nameAction, nameActor } from './audit-text.ts'

const columns = Object.entries(words.columns) as [keyof typeof words.columns, string][]
const widths: Partial<Record<keyof typeof words.columns, string>> = {
  at: 'w-40',
  actor: 'w-[15%]',
  action: 'w-[19%]',
  about: 'w-[25%]',
}

type TableProps = { lines: AuditLine[]; onChange: ChangeFilter }

export function AuditTable({ lines, onChange }: TableProps) {
  if (lines.length === 0) return <p className="text-muted">{words.none}</p>
  return (
    <table className="w-full table-fixed border-collapse text-sm tabular-nums max-sm:block">
      <caption className="sr-only">{words.title}</caption>
      <thead className="max-sm:sr-only">
        <tr>
          {columns.map(([id, name]) => (
            <th
              key={id}
              scope="col"
              className={`h-9 px-2 text-left text-muted ${widths[id] ?? ''}`}
            >
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className="max-sm:block">
        {lines.map((line) => (
          <Row key={line.id} line={line} onChange={onChange} />
        ))}
      </tbody>
    </table>
  )
}

const ROW =
  'border-t border-line hover:bg-raised max-sm:flex max-sm:flex-wrap max-sm:gap-x-2 max-sm:py-1 max-sm:before:order-2 max-sm:before:basis-full max-sm:before:content-[""]'
const CELL = 'p-0 leading-6 align-top sm:px-2 sm:py-1.5 max-sm:min-w-0 print:whitespace-normal'
const places = {
  at: 'max-sm:order-3 text-muted whitespace-nowrap',
  actor: 'max-sm:order-3 max-sm:max-w-[35%]',
  action: 'max-sm:max-w-[60%] font-semibold',
  about: 'max-sm:flex-1 max-sm:order-1',
  change: 'max-sm:order-3 max-sm:flex-1 text-muted',
}

const EMAIL = / \([^()]*@[^()]*\)$/

function Row({ line, onChange }: { line: AuditLine; onChange: ChangeFilter }) {
  const [isOpen, setOpen] = useState(false)
  const { at, actor, action, entity, entityId, subject } = line
  const change = formatChange(line)
  const pick = (filter: Partial<AuditFilter>, text: string) => (
    <Press text={text} onPress={() => onChange(filter)} />
  )
  const cells = {
    at: formatShortMoment(at),
    actor: pick({ actor }, nameActor(line).replace(EMAIL, '')),
    action: pick({ action }, nameAction(action)),
    about: (
      <span className="flex gap-1.5">
        {subject && subject.box !== null && (
          <Link
            to={servicePath({ id: subject.applicationId, box: subject.box }) ?? ''}
            className="whitespace-nowrap"
          >
            {interpolate(words.box, { box: subject.box })}
          </Link>
        )}
        {pick({ entity, entityId }, nameAbout(line))}
      </span>
    ),
    change: change && <Press text={change} isOpen={isOpen} onPress={() => setOpen(!isOpen)} />,
  }
  return (
    <tr className={ROW}>
      {columns.map(([id]) => (
        <td key={id} className={`${CELL} ${places[id]} ${isOpen ? 'break-words' : 'truncate'}`}>
          {cells[id]}
        </td>
      ))}
    </tr>
  )
}

type PressProps = { text: string; isOpen?: boolean; onPress: () => void }

function Press({ text, isOpen, onPress }: PressProps): ReactNode {
  return (
    <button
      type="button"
      title={text}
      aria-expanded={isOpen}
      className={`inline-block max-w-full min-w-0 cursor-pointer border-0 bg-transparent p-0 text-left align-bottom leading-6 hover:underline print:whitespace-normal ${isOpen ? 'break-words' : 'truncate'}`}
      onClick={onPress}
    >
      {text}
    </button>
  )
}
