import type { StreetState } from './open-map.ts'

import css from './map.module.css'

const OUTLINES = 'Borders: US Census Bureau, Natural Earth'

const notices: Record<StreetState, string | null> = {
  on: null,
  off: 'Street detail is off',
  lost: 'Street detail could not be loaded: only outlines are shown',
}

type MapLegendProps = {
  streets: { state: StreetState; attribution: string } | null
  isThinned?: boolean
  /** How many mailboxes are in view; said aloud when it changes. */
  inView?: number
}

/** What the map shows and what it can't, and who made it: all of it at once, when that is known. */
export function MapLegend({ streets, isThinned, inView }: MapLegendProps) {
  if (!streets) return null
  const notice = notices[streets.state]
  return (
    <div className={css.legend}>
      {isThinned && <p>Too many mailboxes to show one by one here: zoom in</p>}
      {notice && <p role={streets.state === 'lost' ? 'status' : undefined}>{notice}</p>}
      <p className={css.credit}>{[streets.attribution, OUTLINES].filter(Boolean).join(' · ')}</p>
      {inView !== undefined && (
        <p role="status" className="unseen">
          {inView.toLocaleString('en')} mailboxes in view
        </p>
      )}
    </div>
  )
}
