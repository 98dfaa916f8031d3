import { useRef, type RefObject } from 'react'

import { mailboxStatuses, mailboxTypes } from '#app/mailboxes/mailbox.ts'
import { FoundCount, WordFilter } from '#app/mailboxes/narrowing.tsx'
import { changePreferences, type Preferences } from '#app/mailboxes/preferences.ts'
import { Banner } from '#app/ui/banner.tsx'
import { Button } from '#app/ui/button.tsx'
import { Icon } from '#app/ui/icon.tsx'

import type { useHere } from './use-here.ts'
import type { LocatorState } from './use-locator.ts'

import css from './locator-tools.module.css'

type View = Preferences['mapView']

type LocatorToolsProps = {
  locator: LocatorState
  place: ReturnType<typeof useHere>
  view: View
  total: number
}

/** What is looked for, from where, and how the map shows it. */
export function LocatorTools({ locator, place, view, total }: LocatorToolsProps) {
  const { found, isNarrowed, clear } = locator
  const words = useRef<HTMLInputElement>(null)

  /** The button goes with what it undoes, and must not take the focus with it. */
  function showAll() {
    clear()
    words.current?.focus()
  }

  return (
    <div className={css.tools}>
      {view.showFilters && <Filters locator={locator} words={words} />}
      <div className={css.line}>
        <Button look="quiet" small waiting={place.asking} onClick={place.ask}>
          <Icon name="place" />
          {place.asking ? 'Asking your device…' : 'Show how far I am'}
        </Button>
        <ViewOptions view={view} />
      </div>
      {place.problem && (
        <Banner tone="warning">
          <p>{place.problem.replace(/ (You can|or) type.*/, '')}</p>
        </Banner>
      )}
      <div className={css.line}>
        <FoundCount
          found={found.length}
          total={total}
          isNarrowed={isNarrowed}
          onShowAll={showAll}
          className={css.count}
        >
          {place.here && ', the nearest first'}
        </FoundCount>
      </div>
    </div>
  )
}

type FiltersProps = { locator: LocatorState; words: RefObject<HTMLInputElement | null> }

function Filters({ locator: { filter, ask }, words }: FiltersProps) {
  return (
    <search className={css.search}>
      <label className={css.words}>
        <span>Search</span>
        <input
          ref={words}
          type="search"
          autoComplete="off"
          spellCheck={false}
          value={filter.search}
          onChange={({ target }) => ask({ search: target.value })}
        />
      </label>
      <WordFilter
        label="Type"
        words={mailboxTypes}
        value={filter.type}
        onChange={(type) => ask({ type })}
      />
      <WordFilter
        label="Status"
        words={mailboxStatuses}
        value={filter.status}
        onChange={(status) => ask({ status })}
      />
    </search>
  )
}

const options: readonly (readonly [keyof View & `${'show' | 'cluster'}${string}`, string])[] = [
  ['showFilters', 'Show the filters'],
  ['showList', 'Show the list'],
  ['clusterMarkers', 'Gather close mailboxes'],
  ['showUserLocation', 'Show where I am'],
]

/** The map's preferences, where they act. */
function ViewOptions({ view }: { view: View }) {
  return (
    <details className={css.options}>
      <summary>View options</summary>
      <div className={css.choices}>
        {options.map(([name, label]) => (
          <label key={name}>
            <input
              type="checkbox"
              checked={view[name]}
              onChange={({ target }) => changePreferences({ mapView: { [name]: target.checked } })}
            />
            {label}
          </label>
        ))}
      </div>
    </details>
  )
}
