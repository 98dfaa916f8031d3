import { useEffect, useRef, useState } from 'react'

import { MapFields } from '#app/preferences/preference-fields.tsx'
import {
  changePreferences,
  usePreferences,
  type Preferences,
} from '#app/preferences/use-preferences.ts'
import { Filters, FoundCount } from '#app/sample-mailboxes/filters.tsx'
import { pageOf } from '#app/sample-mailboxes/listing.ts'
import type { Mailbox } from '#app/sample-mailboxes/mailbox.ts'
import { LazyMailboxMap } from '#app/sample-mailboxes/map/lazy-map.tsx'
import { Pagination } from '#app/sample-mailboxes/pagination.tsx'
import { askPosition, formatMiles, type Position } from '#app/sample-mailboxes/position.ts'
import { Banner } from '#app/ui/banner.tsx'
import { Button } from '#app/ui/button.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { locator as words } from '#content/locator.ts'
import { askingPosition, filters, messages, shownAs } from '#content/mailboxes.ts'

import { MailboxDetails } from './mailbox-details.tsx'
import { PAGE_SIZE, useLocator, type LocatorState } from './use-locator.ts'

import css from './locator.module.css'

export function Locator({ mailboxes }: { mailboxes: readonly Mailbox[] }) {
  const mapView = usePreferences((preferences) => preferences.mapView)
  const user = useUserPosition(mapView.showUserLocation)
  const locator = useLocator(mailboxes, user.position)
  const { chosen, choose, found, distances } = locator

  return (
    <div className={`${css.locator} flex-1 relative`} data-list={mapView.showList}>
      <div className={`${css.side} grid grid-cols-1 gap-4 content-start`}>
        {locator.isUnknown && (
          <Banner tone="error">
            <p>{messages.unknown}</p>
          </Banner>
        )}
        <LocatorTools locator={locator} user={user} view={mapView} total={mailboxes.length} />
        {mapView.showList && <LocatorList locator={locator} />}
      </div>
      <div className={css.map}>
        <LazyMailboxMap
          mailboxes={found}
          chosen={chosen?.id ?? null}
          onChoose={choose}
          preferences={mapView}
          userPosition={user.position}
        />
      </div>
      {chosen && (
        <MailboxDetails
          key={chosen.id}
          mailbox={chosen}
          miles={distances?.get(chosen.id)}
          onClose={() => choose(null)}
        />
      )}
    </div>
  )
}

type LocatorToolsProps = {
  locator: LocatorState
  user: ReturnType<typeof useUserPosition>
  view: Preferences['mapView']
  total: number
}

function LocatorTools({ locator, user, view, total }: LocatorToolsProps) {
  const { filter, narrow, found, showAll } = locator

  return (
    <div className="grid grid-cols-1 gap-3">
      {view.showFilters && <Filters filter={filter} onChange={narrow} />}
      <div className="flex flex-wrap gap-2 gap-x-4 relative items-center">
        <Button variant="quiet" small waiting={user.asking} onClick={user.ask}>
          <Icon name="place" />
          {user.asking ? askingPosition : words.showDistance}
        </Button>
        <details>
          <summary>{words.viewOptions}</summary>
          <div className="absolute top-full left-0 z-2 w-[min(22rem,100%)] rounded-lg border border-line-strong bg-raised px-4 py-2 text-15 shadow-panel">
            <MapFields view={view} />
          </div>
        </details>
      </div>
      {user.problem && (
        <Banner tone="warning">
          <p>{user.problem}</p>
        </Banner>
      )}
      <FoundCount
        found={found.length}
        total={total}
        filter={filter}
        onShowAll={showAll}
        isNearestFirst={user.position !== null}
      />
    </div>
  )
}

function LocatorList({ locator }: { locator: LocatorState }) {
  const { sorted, distances, chosen, choose, page: requested, turn } = locator
  const { rows, page, pages, first } = pageOf(sorted, requested, PAGE_SIZE)
  const top = useRef<HTMLOListElement>(null)

  function turnTo(next: number) {
    turn(next)
    top.current?.scrollIntoView({ block: 'nearest' })
  }

  if (rows.length === 0) return <p>{filters.nothing}</p>
  return (
    <>
      <ol ref={top} aria-label={words.list} start={first + 1} className="-mx-3 grid grid-cols-1">
        {rows.map((mailbox) => (
          <li key={mailbox.id}>
            <Row
              mailbox={mailbox}
              miles={distances?.get(mailbox.id)}
              isChosen={mailbox.id === chosen?.id}
              onChoose={() => choose(mailbox.id)}
            />
          </li>
        ))}
      </ol>
      <Pagination page={page} pages={pages} onTurn={turnTo} />
    </>
  )
}

type RowProps = { mailbox: Mailbox; miles?: number; isChosen: boolean; onChoose: () => void }

const ROW =
  'grid w-full gap-0.5 border-b border-l-3 border-b-line border-l-transparent px-3 py-2.5 text-left text-15 leading-snug hover:bg-raised focus-visible:-outline-offset-3 aria-pressed:border-l-accent aria-pressed:bg-lifted'

function Row({ mailbox, miles, isChosen, onChoose }: RowProps) {
  const { id, location, type, status } = mailbox
  return (
    <button type="button" aria-pressed={isChosen} className={ROW} onClick={onChoose}>
      <span className="flex items-center wrap-anywhere gap-4 justify-between tabular-nums">
        <strong>{id}</strong> {miles !== undefined && <span>{formatMiles(miles)}</span>}
      </span>{' '}
      <span>{location}</span>{' '}
      <span className="text-muted text-small">
        {shownAs[type]} · {shownAs[status]}
      </span>
    </button>
  )
}

/** Asks at the start only if the visitor chose so before and the browser needs no prompt. */
function useUserPosition(isEnabled: boolean) {
  const [position, setPosition] = useState<Position | null>(null)
  const [asking, setAsking] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)

  async function ask() {
    setAsking(true)
    setProblem(null)
    const answer = await askPosition()
    setAsking(false)
    if ('problem' in answer) return setProblem(answer.problem)
    setPosition(answer)
    changePreferences({ mapView: { showUserLocation: true } })
  }

  useEffect(() => {
    if (!isEnabled) return
    let isCurrent = true
    const begin = async () => {
      if (!(await isGranted()) || !isCurrent) return
      const answer = await askPosition()
      if (isCurrent && !('problem' in answer)) setPosition(answer)
    }
    void begin()
    return () => {
      isCurrent = false
    }
  }, [isEnabled])

  return { position: isEnabled ? position : null, asking, problem, ask: () => void ask() }
}

async function isGranted() {
  const answer = await navigator.permissions?.query({ name: 'geolocation' }).catch(() => null)
  return answer?.state === 'granted'
}
