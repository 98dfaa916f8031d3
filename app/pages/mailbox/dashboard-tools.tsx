import { useRef, type ReactNode } from 'react'

import { mailboxStatuses, mailboxTypes } from '#app/mailboxes/mailbox.ts'
import { FoundCount, WordFilter } from '#app/mailboxes/narrowing.tsx'
import type { Preferences } from '#app/mailboxes/preferences.ts'

import { pageSizes } from './dashboard-query.ts'
import type { Listing } from './use-listing.ts'
import { ViewOptions } from './view-options.tsx'

import controls from './control.module.css'
import css from './dashboard-tools.module.css'

const looks = { className: css.field, controlClassName: controls.control }

type DashboardToolsProps = {
  listing: Listing
  total: number
  view: Preferences['tableView']
  /** What stands beside the options of the table. */
  children: ReactNode
}

/** What is searched for, what is filtered, and how the table looks. */
export function DashboardTools({ listing, total, view, children }: DashboardToolsProps) {
  const { query, followed, found, ask, clear } = listing
  const words = useRef<HTMLInputElement>(null)
  const isNarrowed = followed.search !== '' || followed.type !== null || followed.status !== null

  /** The button goes with what it undoes, and must not take the focus with it. */
  function showAll() {
    clear()
    words.current?.focus()
  }

  return (
    <div className={css.tools}>
      <search className={css.search}>
        <label className={`${css.field} ${css.words}`}>
          <span>Search</span>
          <input
            ref={words}
            type="search"
            className={controls.control}
            value={query.search}
            autoComplete="off"
            spellCheck={false}
            placeholder="ID, place, description…"
            onChange={({ target }) => ask({ search: target.value })}
          />
        </label>
        {view.showFilters && <Filters listing={listing} />}
        <RowsField listing={listing} />
      </search>
      <div className={css.line}>
        <FoundCount
          found={found.length}
          total={total}
          isNarrowed={isNarrowed}
          onShowAll={showAll}
          className={css.count}
        />
      </div>
      {children}
      <ViewOptions view={view} />
    </div>
  )
}

function Filters({ listing: { query, ask } }: { listing: Listing }) {
  return (
    <>
      <WordFilter
        {...looks}
        label="Type"
        words={mailboxTypes}
        value={query.type}
        onChange={(type) => ask({ type })}
      />
      <WordFilter
        {...looks}
        label="Status"
        words={mailboxStatuses}
        value={query.status}
        onChange={(status) => ask({ status })}
      />
    </>
  )
}

function RowsField({ listing: { query, ask } }: { listing: Listing }) {
  return (
    <label className={css.field}>
      <span>Rows</span>
      <select
        className={controls.control}
        value={query.size}
        onChange={({ target }) => ask({ size: Number(target.value) })}
      >
        {pageSizes.map((size) => (
          <option key={size}>{size}</option>
        ))}
      </select>
    </label>
  )
}
