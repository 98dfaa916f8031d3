import type { ComponentProps } from 'react'

import { Button } from '#app/ui/button.tsx'
import { formatCount } from '#app/ui/count.ts'
import { COMPACT } from '#app/ui/looks.ts'
import { columns, shownAs, filters as words } from '#content/mailboxes.ts'
import { interpolate } from '#shared/interpolate.ts'

import { countMailboxes, isFiltered, type Filter } from './listing.ts'
import { mailboxStatuses, mailboxTypes } from './mailbox.ts'
import { Select } from './select.tsx'

const FIELD = 'grid grow gap-[0.3125rem] text-small font-semibold text-muted'

type FiltersProps = {
  filter: Filter
  onChange: (changed: Partial<Filter>) => void
  hasChoices?: boolean
  rows?: Pick<ComponentProps<typeof Select>, 'value' | 'options' | 'onChange'>
}

export function Filters({ filter, onChange, hasChoices = true, rows }: FiltersProps) {
  return (
    <search className="flex flex-wrap gap-3.5 col-span-full">
      <label className={`${FIELD} basis-full min-[60rem]:basis-72 min-[60rem]:grow-3`}>
        <span>{words.search}</span>{' '}
        <input
          type="search"
          className={COMPACT}
          value={filter.search}
          autoComplete="off"
          spellCheck={false}
          placeholder={words.searchHint}
          onChange={({ target }) => onChange({ search: target.value })}
        />
      </label>
      {hasChoices && (
        <>
          <Select
            label={columns.type}
            className={`${FIELD} basis-40 max-xs:basis-full`}
            value={filter.type ?? ''}
            options={optionsOf(mailboxTypes)}
            onChange={(value) => onChange({ type: oneOf(mailboxTypes, value) })}
          />
          <Select
            label={columns.status}
            className={`${FIELD} basis-40 max-xs:basis-full`}
            value={filter.status ?? ''}
            options={optionsOf(mailboxStatuses)}
            onChange={(value) => onChange({ status: oneOf(mailboxStatuses, value) })}
          />
        </>
      )}
      {rows && (
        <Select label={words.rows} className={`${FIELD} basis-40 max-xs:basis-full`} {...rows} />
      )}
    </search>
  )
}

function optionsOf(choices: readonly (keyof typeof shownAs)[]) {
  return [['', words.all] as const, ...choices.map((choice) => [choice, shownAs[choice]] as const)]
}

function oneOf<Choice extends string>(choices: readonly Choice[], value: string) {
  return choices.find((choice) => choice === value) ?? null
}

type FoundCountProps = {
  found: number
  total: number
  filter: Filter
  onShowAll: () => void
  isNearestFirst?: boolean
}

export function FoundCount({ found, total, filter, onShowAll, isNearestFirst }: FoundCountProps) {
  const all = countMailboxes(total)
  const count = isFiltered(filter)
    ? interpolate(words.found, { found: formatCount(found), total: all })
    : all

  /** The button disappears with the filter, so the focus moves first. */
  function showAll() {
    onShowAll()
    focusSearch()
  }

  return (
    <div className={`min-h-9 flex flex-wrap gap-1 gap-x-5 items-center`}>
      <p role="status" className="tabular-nums">
        {isNearestFirst ? interpolate(words.nearestFirst, { count }) : count}
      </p>
      {isFiltered(filter) && (
        <Button variant="plain" onClick={showAll}>
          {words.showAll}
        </Button>
      )}
    </div>
  )
}

export function focusSearch() {
  document.querySelector<HTMLElement>('main input[type="search"]')?.focus()
}
