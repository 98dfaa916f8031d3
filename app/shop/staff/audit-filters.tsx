import type { ReactNode } from 'react'

import { audit } from '#app/content/staff/audit.ts'
import { useShop } from '#app/shop/use-shop-query.ts'
import { Button } from '#app/ui/button.tsx'
import { auditActions, auditEntities } from '#shared/content/audit.ts'
import { interpolate } from '#shared/interpolate.ts'
import {
  auditFilterNames,
  staffCalls,
  type AuditFilter,
  type AuditLine,
} from '#shared/shop/staff/calls.ts'

import { nameAbout, nameAction, nameActor, nameEntity } from './audit-text.ts'

const { filter: words, people } = audit
const CONTROL = 'h-10 w-full min-w-0 rounded-md border border-line-strong bg-ground px-2'

export type ChangeFilter = (fields: Partial<AuditFilter>) => void
type FiltersProps = {
  filter: AuditFilter
  lines: AuditLine[]
  onChange: ChangeFilter
}

export function AuditFilters({ filter, lines, onChange }: FiltersProps) {
  const { members } = useShop(staffCalls.list, {})
  const staff = Object.fromEntries(members.map(({ id, email }) => [id, email]))
  const choices = { actor: { ...staff, ...people }, action: auditActions, entity: auditEntities }

  return (
    <>
      <fieldset className="print:hidden grid w-full grid-cols-2 gap-2 sm:grid-cols-3 lg:grid-cols-5">
        <legend className="sr-only">{words.title}</legend>
        {(['actor', 'action', 'entity'] as const).map((name) => (
          <Labeled key={name} label={words.names[name]}>
            <select
              className={CONTROL}
              value={filter[name] ?? ''}
              onChange={({ target }) => onChange({ [name]: target.value })}
            >
              <option value="">{words.all}</option>
              {optionsOf(choices[name], filter[name], nameFilter(name, filter, lines))}
            </select>
          </Labeled>
        ))}
        {(['from', 'until'] as const).map((name) => (
          <Labeled key={name} label={words[name]}>
            <input
              type="date"
              className={CONTROL}
              value={filter[name] ?? ''}
              onChange={({ target }) => onChange({ [name]: target.value })}
            />
          </Labeled>
        ))}
      </fieldset>
      <Pressed filter={filter} lines={lines} onChange={onChange} />
    </>
  )
}

function Labeled({ label, children }: { label: string; children: ReactNode }) {
  return (
    <label className="grid min-w-0 gap-1 text-sm font-semibold text-muted">
      {label}
      {children}
    </label>
  )
}

function optionsOf(names: Record<string, string>, chosen: string | undefined, name: string) {
  return Object.entries(chosen ? { [chosen]: name, ...names } : names)
    .toSorted(([, one], [, other]) => one.localeCompare(other))
    .map(([id, label]) => (
      <option key={id} value={id}>
        {label}
      </option>
    ))
}

function Pressed({ filter, lines, onChange }: FiltersProps) {
  const pressed = auditFilterNames.filter((name) => filter[name])
  if (pressed.length === 0) return null
  return (
    <div className="print:hidden flex flex-wrap gap-2">
      {pressed.map((name) => (
        <Button key={name} variant="quiet" small onClick={() => onChange({ [name]: '' })}>
          {interpolate(words.remove, {
            name: words.names[name],
            value: nameFilter(name, filter, lines),
          })}
        </Button>
      ))}
      <Button
        variant="plain"
        onClick={() => onChange({ actor: '', action: '', entity: '', entityId: '' })}
      >
        {words.clear}
      </Button>
    </div>
  )
}

type FilterName = (typeof auditFilterNames)[number]

function nameFilter(name: FilterName, filter: AuditFilter, lines: AuditLine[]) {
  const value = filter[name] ?? ''
  if (name === 'action') return nameAction(value)
  if (name === 'entity') return nameEntity(value)
  const line = lines.find((each) => each[name] === value)
  if (name === 'entityId') return line ? nameAbout(line) : value
  return line ? nameActor(line) : (people[value] ?? value)
}
