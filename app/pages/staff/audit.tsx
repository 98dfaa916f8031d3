import { useState } from 'react'
import { useSearchParams } from 'react-router'
import * as v from 'valibot'

import { audit as words } from '#app/content/staff/audit.ts'
import { callShop } from '#app/shop/client.ts'
import { ListTable } from '#app/shop/core/list-table.tsx'
import { Part, StaffPageHead } from '#app/shop/core/staff-page.tsx'
import { formatDate, formatShortMoment, today } from '#app/shop/core/times.ts'
import {
  describeChange,
  nameAction,
  nameActor,
  nameEntity,
} from '#app/shop/staff/describe-audit.ts'
import { useShopQuery } from '#app/shop/use-shop-query.ts'
import { TextBanner } from '#app/ui/banner.tsx'
import { Button } from '#app/ui/button.tsx'
import { download } from '#app/ui/download.ts'
import { Waiting } from '#app/ui/waiting.tsx'
import { interpolate } from '#shared/interpolate.ts'
import {
  auditFilterNames,
  auditFilterOfAddress,
  staffCalls,
  type AuditCheck,
  type AuditFilter,
  type AuditLine,
} from '#shared/shop/staff/calls.ts'

import field from '#app/ui/field.module.css'

const UUID_PART = 8
const MAX_SHOWN_LENGTH = 24

export default function Audit() {
  const [query, setQuery] = useSearchParams()
  const filter = v.parse(auditFilterOfAddress, Object.fromEntries(query))
  const before = query.get('before') ?? undefined
  const { data, problem, refresh } = useShopQuery(staffCalls.listAudit, { ...filter, before })

  /** Each view has an address of its own, so that the browser's Back leads to the one before. */
  function change(fields: Record<string, string>) {
    const entries = Object.entries({ ...filter, ...fields }).filter(([, value]) => value)
    setQuery(new URLSearchParams(entries))
  }

  return (
    <>
      <StaffPageHead about={words.about}>
        <AuditActions filter={filter} />
      </StaffPageHead>
      <Days key={`${filter.from} ${filter.until}`} {...filter} onChange={change} />
      <Pressed filter={filter} onChange={change} />
      <Part title={words.title}>
        {data ? (
          <ListTable
            caption={words.title}
            empty={words.none}
            rows={data.lines}
            keyOf={({ id }) => String(id)}
            columns={words.columns}
            cells={cellsOf(change)}
          />
        ) : (
          <Waiting problem={problem} onRetry={refresh} />
        )}
        <div className="screen-only cluster">
          {query.has('before') && (
            <Button variant="quiet" onClick={() => change({})}>
              {words.newest}
            </Button>
          )}
          {data?.next && (
            <Button variant="quiet" onClick={() => change({ before: data.next ?? '' })}>
              {words.older}
            </Button>
          )}
        </div>
      </Part>
    </>
  )
}

type Change = (fields: Record<string, string>) => void
type FilterName = (typeof auditFilterNames)[number]

function cellsOf(onChange: Change) {
  const pick = (name: FilterName, value: string, text = value) => (
    <Button variant="plain" onClick={() => onChange({ [name]: value })}>
      {text}
    </Button>
  )
  return {
    at: ({ at }: AuditLine) => formatShortMoment(at),
    actor: (line: AuditLine) => pick('actor', line.actor, nameActor(line)),
    action: ({ action }: AuditLine) => pick('action', action, nameAction(action)),
    entity: ({ entity, entityId }: AuditLine) => (
      <>
        {pick('entity', entity, nameEntity(entity))} {pick('entityId', entityId, shorten(entityId))}
      </>
    ),
    change: describeChange,
  }
}

type DaysProps = { from?: string; until?: string; onChange: Change }

function Days({ from = '', until = '', onChange }: DaysProps) {
  const [days, setDays] = useState({ from, until })
  return (
    <form
      className="screen-only cluster gap-x-4 items-end"
      aria-label={words.filter.title}
      onSubmit={(event) => {
        event.preventDefault()
        onChange(days)
      }}
    >
      {(['from', 'until'] as const).map((name) => (
        <label key={name} className="stack gap-1.5 semibold">
          {words.filter[name]}
          <input
            type="date"
            className={field.input}
            value={days[name]}
            onChange={({ target }) => setDays({ ...days, [name]: target.value })}
          />
        </label>
      ))}
      <Button type="submit" variant="quiet">
        {words.filter.show}
      </Button>
      <Button variant="plain" onClick={() => onChange(ALL)}>
        {words.filter.clear}
      </Button>
    </form>
  )
}

const ALL = { actor: '', action: '', entity: '', entityId: '', from: '', until: '' }

/** What was pressed, to be taken back. */
function Pressed({ filter, onChange }: { filter: AuditFilter; onChange: Change }) {
  const pressed = auditFilterNames.filter((name) => filter[name])
  if (pressed.length === 0) return null
  return (
    <div className="cluster">
      {pressed.map((name) => (
        <Button key={name} variant="quiet" small onClick={() => onChange({ [name]: '' })}>
          {interpolate(words.filter.remove, {
            name: words.filter.names[name],
            value: nameFilter(name, filter[name] ?? ''),
          })}
        </Button>
      ))}
    </div>
  )
}

function nameFilter(name: FilterName, value: string) {
  if (name === 'action') return nameAction(value)
  if (name === 'entity') return nameEntity(value)
  return words.people[value] ?? value.slice(0, MAX_SHOWN_LENGTH)
}

/** The first part of a UUID tells one from another; days and other names are short. */
function shorten(entityId: string) {
  return entityId.length > UUID_PART * 2 ? entityId.slice(0, UUID_PART) : entityId
}

type ResultMessage = { tone: 'success' | 'warning' | 'error'; text: string }

/** Checks the chain of the log, and exports what is shown. */
function AuditActions({ filter }: { filter: AuditFilter }) {
  const [busy, setBusy] = useState<string | null>(null)
  const [message, setMessage] = useState<ResultMessage | null>(null)

  async function act(begin: string, work: () => Promise<ResultMessage>) {
    setMessage(null)
    setBusy(begin)
    setMessage(await work())
    setBusy(null)
  }

  async function check(): Promise<ResultMessage> {
    let through = 0
    for (;;) {
      const { data, error } = await callShop(staffCalls.checkAudit, { after: through })
      if (error) return { tone: 'error', text: error.message }
      through = data.through
      setBusy(interpolate(words.check.busy, { count: through }))
      if (data.isDone) return describeCheck(data)
    }
  }

  async function exportLog(): Promise<ResultMessage> {
    const { data, error } = await callShop(staffCalls.exportAudit, filter)
    if (error) return { tone: 'error', text: error.message }
    const { csv, rows, isCut } = data
    download(interpolate(words.export.file, { day: today() }), 'text/csv', csv)
    const text = interpolate(isCut ? words.export.cut : words.export.done, { count: rows })
    return { tone: isCut ? 'warning' : 'success', text }
  }

  return (
    <div className="screen-only cluster items-center">
      <Button
        variant="quiet"
        waiting={busy !== null}
        onClick={() => void act(interpolate(words.check.busy, { count: 0 }), check)}
      >
        {words.check.way}
      </Button>
      <Button
        variant="quiet"
        waiting={busy !== null}
        onClick={() => void act(words.export.busy, exportLog)}
      >
        {words.export.way}
      </Button>
      {busy && <p role="status">{busy}</p>}
      {message && <TextBanner {...message} />}
    </div>
  )
}

function describeCheck({ problem, entries, hash }: AuditCheck): ResultMessage {
  const { whole, changed, cut, rewritten, byDay, byItself } = words.check
  if (!problem) {
    return { tone: 'success', text: interpolate(whole, { count: entries, hash: hash || '-' }) }
  }
  if (problem.kind === 'changed') return { tone: 'error', text: interpolate(changed, problem) }
  const { notedBy } = problem
  const who = notedBy ? interpolate(byDay, { day: formatDate(notedBy) }) : byItself
  const text = problem.kind === 'cut' ? interpolate(cut, problem) : interpolate(rewritten, problem)
  return { tone: 'error', text: `${text} ${who}` }
}
