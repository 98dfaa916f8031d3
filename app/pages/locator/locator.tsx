import { LazyMailboxMap } from '#app/mailboxes/map/lazy-map.tsx'
import type { Mailbox } from '#app/mailboxes/mailbox.ts'
import { messages } from '#app/content/en/mailboxes.ts'
import { usePreferences } from '#app/preferences/use-preferences.ts'
import { Banner } from '#app/ui/banner.tsx'

import { LocatorList } from './locator-list.tsx'
import { LocatorTools } from './locator-tools.tsx'
import { MailboxDetails } from './mailbox-details.tsx'
import { useLocator } from './use-locator.ts'
import { useUserPosition } from './use-user-position.ts'

import css from './locator.module.css'

/** Mailboxes on a map, and beside it the same in a list. */
export function Locator({ mailboxes }: { mailboxes: readonly Mailbox[] }) {
  const mapView = usePreferences((preferences) => preferences.mapView)
  const user = useUserPosition(mapView.showUserLocation)
  const locator = useLocator(mailboxes, user.position)
  const { chosen, choose, found, distances } = locator

  return (
    <div className={`${css.locator} flex-1 relative`} data-list={mapView.showList}>
      <div className={`${css.side} stack content-start`}>
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
