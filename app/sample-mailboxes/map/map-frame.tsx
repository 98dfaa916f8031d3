import { useId, type ReactNode, type Ref } from 'react'

import { formatCount } from '#app/ui/count.ts'
import { LineDrawing } from '#app/ui/icon.tsx'
import { map as words } from '#content/map.ts'
import { interpolate } from '#shared/interpolate.ts'

import type { OpenMap, StreetState } from './open-map.ts'

const CONTROLS = [
  'absolute top-3 right-3 grid overflow-clip rounded-control border border-line-strong bg-raised shadow-panel',
  '*:grid *:size-11 *:place-items-center *:text-ink *:not-first:border-t *:not-first:border-line *:hover:bg-lifted *:focus-visible:-outline-offset-3',
].join(' ')

const notices: Record<StreetState, string | null> = {
  on: null,
  off: words.streetsOff,
  lost: words.streetsLost,
}

type MapFrameProps = {
  ref: Ref<HTMLDivElement>
  label: string
  keys: string
  isReady: boolean
  map: OpenMap | null
  streets: { state: StreetState; attribution: string } | null
  isThinned?: boolean
  inView?: number
  children: ReactNode
}

export function MapFrame(props: MapFrameProps) {
  const { ref, label, keys, isReady, map, streets, isThinned, inView, children } = props
  const id = useId()
  const notice = streets && notices[streets.state]
  return (
    <div
      className="relative grid h-full min-h-64 w-full grid-cols-1 overflow-clip bg-sunken"
      data-ready={isReady}
    >
      <div
        ref={ref}
        role="region"
        aria-label={label}
        aria-describedby={id}
        tabIndex={0}
        className="absolute inset-0 touch-none focus-visible:-outline-offset-3 [&>div]:overflow-clip!"
      />
      <p id={id} className="sr-only">
        {keys}
      </p>
      {map && <Controls map={map} />}
      {children}
      {streets && (
        <div className="pointer-events-none absolute bottom-0 left-0 flex max-w-full flex-wrap gap-x-4 rounded-tr-md bg-ground px-3 py-1 text-[0.8125rem] text-ink">
          {isThinned && <p>{words.thinned}</p>}
          {notice && <p role={streets.state === 'lost' ? 'status' : undefined}>{notice}</p>}
          <p className="text-muted">
            {[streets.attribution, words.outlines].filter(Boolean).join(' · ')}
          </p>
          {inView !== undefined && (
            <p role="status" className="sr-only">
              {interpolate(words.countInView, { count: formatCount(inView) })}
            </p>
          )}
        </div>
      )}
    </div>
  )
}

const shapes = {
  in: 'M12 5.5v13M5.5 12h13',
  out: 'M5.5 12h13',
  all: 'M4.5 9V4.500H9M15 4.500h4.500V9M19.500 15v4.500H15M9 19.500H4.500V15',
}

function Controls({ map }: { map: OpenMap }) {
  return (
    <div role="group" aria-label={words.zoom.label} className={CONTROLS}>
      <Control shape="in" label={words.zoom.in} onPress={() => map.zoomBy(1)} />
      <Control shape="out" label={words.zoom.out} onPress={() => map.zoomBy(-1)} />
      <Control shape="all" label={words.zoom.all} onPress={map.showCountry} />
    </div>
  )
}

type ControlProps = { shape: keyof typeof shapes; label: string; onPress: () => void }

function Control({ shape, label, onPress }: ControlProps) {
  return (
    <button type="button" aria-label={label} title={label} onClick={onPress}>
      <LineDrawing path={shapes[shape]} size={22} lineWidth={2} />
    </button>
  )
}
