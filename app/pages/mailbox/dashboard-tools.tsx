import { mailboxStatuses, mailboxTypes } from '#app/mailboxes/mailbox.ts'
import { FoundCount, WordFilter } from '#app/mailboxes/narrowing.tsx'
import { changePreferences, type Preferences } from '#app/mailboxes/preferences.ts'

import { pageSizes } from './dashboard-query.ts'
import { ColumnSwitches, densityOptions } from './preference-parts.tsx'
import { Choice, Switch } from './preference-fields.tsx'
import type { Listing } from './use-listing.ts'

import controls from './control.module.css'
import css from './dashboard-tools.module.css'

const looks = { className: css.field, controlClassName: controls.control }

type DashboardToolsProps = { listing: Listing; total: number; view: Preferences['tableView'] }

/** What is searched for, what is filtered, and how the table looks. */
export function DashboardTools({ listing, total, view }: DashboardToolsProps) {
  const { query, followed, found, ask, clear } = listing
  const isNarrowed = followed.search !== '' || followed.type !== null || followed.status !== null

  return (
    <div className={css.tools}>
      <search className={css.search}>
        <label className={`${css.field} ${css.words}`}>
          <span>Search</span>
          <input
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
      </search>
      <div className={css.line}>
        <FoundCount
          found={found.length}
          total={total}
          isNarrowed={isNarrowed}
          onShowAll={clear}
          className={css.count}
        />
      </div>
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
    </>
  )
}

/** The table's preferences, where they act. */
function ViewOptions({ view }: { view: Preferences['tableView'] }) {
  return (
    <details className={css.options}>
      <summary>View options</summary>
      <div className={css.choices}>
        <Choice
          label="Space between rows"
          value={view.density}
          options={densityOptions}
          onChange={(density) => changePreferences({ tableView: { density } })}
        />
        <ColumnSwitches columns={view.columns} />
        <Switch
          label="Show the filters"
          checked={view.showFilters}
          onChange={(showFilters) => changePreferences({ tableView: { showFilters } })}
        />
      </div>
    </details>
  )
}
