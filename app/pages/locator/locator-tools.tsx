import { askingPosition } from '#app/content/en/mailboxes.ts'
import { locator as words } from '#app/content/en/locator.ts'
import { Filters, FoundCount } from '#app/mailboxes/filters.tsx'
import { MapFields } from '#app/preferences/preference-fields.tsx'
import type { Preferences } from '#app/preferences/use-preferences.ts'
import { Banner } from '#app/ui/banner.tsx'
import { Button } from '#app/ui/button.tsx'
import { Icon } from '#app/ui/icon.tsx'

import type { LocatorState } from './use-locator.ts'
import type { useUserPosition } from './use-user-position.ts'

import css from './locator-tools.module.css'

type LocatorToolsProps = {
  locator: LocatorState
  user: ReturnType<typeof useUserPosition>
  view: Preferences['mapView']
  total: number
}

/** What is looked for, from where, and how the map shows it. */
export function LocatorTools({ locator, user, view, total }: LocatorToolsProps) {
  const { filter, narrow, found, showAll } = locator

  return (
    <div className="stack gap-3">
      {view.showFilters && <Filters filter={filter} onChange={narrow} />}
      <div className="cluster gap-2 gap-x-4 relative items-center">
        <Button variant="quiet" small waiting={user.asking} onClick={user.ask}>
          <Icon name="place" />
          {user.asking ? askingPosition : words.showDistance}
        </Button>
        <details className={css.options}>
          <summary>{words.viewOptions}</summary>
          <div className={`${css.choices} text-15 shadow`}>
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
