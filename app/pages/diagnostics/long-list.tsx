import { useVirtualizer } from '@tanstack/react-virtual'
import { useRef, useState, type FormEvent } from 'react'

import { Button } from '#app/ui/button.tsx'
import { useHydrated } from '#app/ui/hydrated.ts'
import { COMPACT, FIELD } from '#app/ui/looks.ts'
import { longList as words } from '#content/diagnostics.ts'
import { locale } from '#content/language.ts'
import { SECOND_MS } from '#shared/durations.ts'
import { interpolate } from '#shared/interpolate.ts'

const ROWS = 100_000
const ROW_PX = 44
const BEYOND_THE_VIEW = 8

export function LongList() {
  const box = useRef<HTMLDivElement>(null)
  const [message, setMessage] = useState('')
  const [isMeasuring, setMeasuring] = useState(false)
  const hydrated = useHydrated()
  // oxlint-disable-next-line react/incompatible-library -- no compiler runs here
  const { getVirtualItems, getTotalSize, scrollToIndex } = useVirtualizer({
    count: ROWS,
    getScrollElement: () => box.current,
    estimateSize: () => ROW_PX,
    overscan: BEYOND_THE_VIEW,
  })

  function jump(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const wanted = Number(new FormData(event.currentTarget).get('row'))
    const row = Math.min(Math.max(Math.round(wanted) || 1, 1), ROWS)
    scrollToIndex(row - 1, { align: 'start' })
    box.current?.scrollIntoView({ block: 'nearest' })
    setMessage(interpolate(words.atTop, { row: count(row), count: count(ROWS) }))
  }

  async function measure() {
    if (!box.current) return
    setMeasuring(true)
    box.current.scrollIntoView({ block: 'nearest' })
    const scrolling = await measureScrolling(box.current)
    const inPage = box.current.querySelectorAll('[role="row"]').length
    setMessage(formatScrolling(scrolling, inPage))
    setMeasuring(false)
  }

  return (
    <section className="grid grid-cols-1 gap-4" aria-labelledby="list">
      <h2 className="text-h3" id="list">
        {interpolate(words.title, { count: count(ROWS) })}
      </h2>
      <p className="max-w-measure text-muted">{words.lead}</p>
      <form className="flex flex-wrap gap-3 items-end" onSubmit={jump}>
        <label className={`${FIELD} text-15 font-semibold`}>
          {words.row}
          <input
            className={`${COMPACT} w-36`}
            name="row"
            type="number"
            min={1}
            max={ROWS}
            defaultValue={ROWS / 2}
            required
          />
        </label>
        <Button type="submit" variant="quiet" disabled={!hydrated}>
          {words.goTo}
        </Button>
        <Button variant="quiet" waiting={isMeasuring} onClick={() => void measure()}>
          {words.measure}
        </Button>
      </form>
      <p role="status" className="min-h-[1.6em] text-base">
        {message}
      </p>
      <div
        ref={box}
        className="relative h-104 overflow-auto overscroll-contain rounded-lg border border-line bg-sunken"
        role="table"
        aria-label={words.rows}
        aria-rowcount={ROWS}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a box that scrolls is reached by keyboard
        tabIndex={0}
      >
        {hydrated && (
          <div role="rowgroup" style={{ height: getTotalSize() }}>
            {getVirtualItems().map(({ index, start }) => (
              <div
                key={index}
                role="row"
                aria-rowindex={index + 1}
                className="absolute inset-x-0 top-0 grid h-11 grid-cols-[minmax(5.5rem,8rem)_1fr_auto] items-center gap-4 border-b border-line px-4 text-base whitespace-nowrap tabular-nums *:truncate"
                style={{ transform: `translateY(${start}px)` }}
              >
                <span role="rowheader">{interpolate(words.rowOf, { row: count(index + 1) })}</span>
                <span role="cell">{fingerprint(index)}</span>
              </div>
            ))}
          </div>
        )}
      </div>
    </section>
  )
}

function fingerprint(index: number) {
  const mixed = Math.imul(index + 1, 2_654_435_761) >>> 0
  return mixed.toString(16).padStart(8, '0')
}

function count(number: number) {
  return number.toLocaleString(locale)
}

type Scrolling = { framesPerSecond: number; longestFrameMs: number }

const DURATION_MS = 2_000

async function measureScrolling(box: HTMLElement): Promise<Scrolling> {
  const distance = box.scrollHeight - box.clientHeight
  const start = await nextFrame()
  const frames: number[] = []
  for (let now = start, before = start; now - start < DURATION_MS; before = now) {
    box.scrollTop = ((now - start) / DURATION_MS) * distance
    now = await nextFrame()
    frames.push(now - before)
  }
  box.scrollTop = 0
  const total = frames.reduce((sum, ms) => sum + ms, 0)
  return {
    framesPerSecond: (frames.length / total) * SECOND_MS,
    longestFrameMs: Math.max(...frames),
  }
}

function formatScrolling({ framesPerSecond, longestFrameMs }: Scrolling, rows: number) {
  return interpolate(words.scrolling, {
    frames: Math.round(framesPerSecond),
    longest: Math.round(longestFrameMs),
    rows,
  })
}

function nextFrame() {
  return new Promise<number>((resolve) => requestAnimationFrame(resolve))
}
