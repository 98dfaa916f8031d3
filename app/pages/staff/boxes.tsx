import { useState } from 'react'
import { href, Link } from 'react-router'

import { boxes as words, type ShownState } from '#app/content/staff/boxes.ts'
import type { AnswerOf } from '#app/shop/client.ts'
import { StaffPageHead } from '#app/shop/core/staff-page.tsx'
import { formatDate } from '#app/shop/core/times.ts'
import { useShop } from '#app/shop/use-shop-query.ts'
import { CHOICE, COMPACT, SELECT } from '#app/ui/looks.ts'
import { interpolate } from '#shared/interpolate.ts'
import { wallsOf, type BoxRange } from '#shared/shop/boxes/box-ranges.ts'
import { boxCalls, type TakenBox } from '#shared/shop/boxes/calls.ts'

type Wall = AnswerOf<typeof boxCalls.getWall>

const states = Object.keys(words.states) as ShownState[]

export default function Boxes() {
  const [from, setFrom] = useState<number | null>(null)
  const [shown, setShown] = useState<ShownState | null>(null)
  const input = from === null ? {} : { from: String(from) }
  const data = useShop(boxCalls.getWall, input)
  const boxes = wallOf(data)
  const counts = Map.groupBy(boxes, ({ state }) => state)
  return (
    <>
      <StaffPageHead
        about={interpolate(words.about, { numbers: data.ranges.map(nameRange).join(', ') })}
      >
        <Ranges answer={data} onChange={setFrom} />
      </StaffPageHead>
      <fieldset className="flex flex-wrap gap-2">
        <legend className="sr-only">{words.filter}</legend>
        <FilterButton isShown={shown === null} count={boxes.length} onShow={() => setShown(null)}>
          {words.all}
        </FilterButton>
        {states.map((state) => (
          <FilterButton
            key={state}
            state={state}
            isShown={shown === state}
            count={counts.get(state)?.length ?? 0}
            onShow={() => setShown(state)}
          >
            {words.states[state].name}
          </FilterButton>
        ))}
      </fieldset>
      <BoxWall boxes={shown ? (counts.get(shown) ?? []) : boxes} />
    </>
  )
}

function wallOf({ from, to, boxes }: Wall): WallBox[] {
  const taken = new Map(boxes.map((box) => [box.box, box]))
  return Array.from({ length: to - from + 1 }, (_, index) => {
    const box = from + index
    return (
      taken.get(box) ?? { box, state: 'free', id: null, name: null, until: null, movedTo: null }
    )
  })
}

type FilterButtonProps = {
  state?: ShownState
  isShown: boolean
  count: number
  onShow: () => void
  children: string
}

function FilterButton({ state, isShown, count, onShow, children }: FilterButtonProps) {
  return (
    <button
      type="button"
      className={`${CHOICE} font-semibold`}
      aria-pressed={isShown}
      onClick={onShow}
    >
      {state && (
        <span
          className={`grid size-5.5 place-items-center rounded-md border leading-none font-normal ${looks[state]}`}
          aria-hidden="true"
        >
          {words.states[state].sign}
        </span>
      )}
      {children} <strong className="text-h3 tabular-nums">{count}</strong>
    </button>
  )
}

type RangesProps = { answer: Wall; onChange: (from: number) => void }

function Ranges({ answer: { ranges, from }, onChange }: RangesProps) {
  const walls = wallsOf(ranges)
  if (walls.length === 1) return null
  return (
    <label className="flex items-center gap-3 wrap-anywhere font-semibold">
      {words.range}
      <select
        className={`${COMPACT} ${SELECT}`}
        value={from}
        onChange={({ target }) => onChange(Number(target.value))}
      >
        {walls.map((wall) => (
          <option key={wall.first} value={wall.first}>
            {nameRange(wall)}
          </option>
        ))}
      </select>
    </label>
  )
}

function nameRange({ first, last }: BoxRange) {
  return interpolate(words.rangeOf, { from: first, to: last })
}

const looks: Record<ShownState, string> = {
  free: 'border-dashed border-line-strong text-muted',
  reserved: 'border-line-strong bg-lifted text-ink',
  rented: 'border-success-line bg-success-wash text-success',
  closing: 'border-warning-line bg-warning-wash text-warning',
  blocked: 'border-error-line bg-error-wash text-error',
}

type WallBox = Omit<TakenBox, 'state'> & { state: ShownState }

function BoxWall({ boxes }: { boxes: WallBox[] }) {
  if (boxes.length === 0) return <p>{words.none}</p>
  return (
    <ol
      className="grid grid-cols-[repeat(auto-fill,minmax(4.25rem,1fr))] gap-1.5"
      ref={listenToKeys}
    >
      {boxes.map((box) => (
        <li key={box.box}>
          <Cell {...box} />
        </li>
      ))}
    </ol>
  )
}

function Cell(box: WallBox) {
  const { state } = box
  const text = describe(box)
  return (
    <Link
      to={href('/staff/boxes/:box', { box: String(box.box) })}
      title={text}
      className={`flex min-h-10 items-center justify-between rounded-md border px-2 font-bold tabular-nums no-underline hover:border-ink ${looks[state]}`}
    >
      <span aria-hidden="true">{box.box}</span>{' '}
      <span className="font-normal" aria-hidden="true">
        {words.states[state].sign}
      </span>{' '}
      <span className="sr-only">{text}</span>
    </Link>
  )
}

function describe({ box, state, name, until }: WallBox) {
  if (state === 'free') return interpolate(words.free, { box })
  const values = { box, state: words.states[state].name.toLowerCase(), name: name ?? words.noName }
  return until
    ? interpolate(words.until, { ...values, day: formatDate(until) })
    : interpolate(words.taken, values)
}

function listenToKeys(wall: HTMLOListElement) {
  const listener = (event: KeyboardEvent) => walk(wall, event)
  wall.addEventListener('keydown', listener)
  return () => wall.removeEventListener('keydown', listener)
}

function walk(wall: HTMLOListElement, event: KeyboardEvent) {
  const links = [...wall.querySelectorAll('a')]
  const from = document.activeElement?.getBoundingClientRect()
  const at = links.indexOf(document.activeElement as HTMLAnchorElement)
  if (!from || at < 0) return
  const wanted = nextOf(event.key, links, at, from)
  if (!wanted) return
  event.preventDefault()
  wanted.focus()
}

function nextOf(key: string, links: HTMLAnchorElement[], at: number, from: DOMRect) {
  if (key === 'ArrowRight') return links[at + 1]
  if (key === 'ArrowLeft') return links[at - 1]
  if (key === 'Home') return links[0]
  if (key === 'End') return links.at(-1)
  const below = (link: HTMLAnchorElement) => link.getBoundingClientRect().top > from.top
  const above = (link: HTMLAnchorElement) => link.getBoundingClientRect().bottom < from.bottom
  if (key === 'ArrowDown') return nearest(links.filter(below), from)
  return key === 'ArrowUp' ? nearest(links.filter(above).toReversed(), from) : undefined
}

function nearest(links: HTMLAnchorElement[], { left }: DOMRect) {
  const row = links[0]?.getBoundingClientRect().top
  const distance = (link: HTMLAnchorElement) => Math.abs(link.getBoundingClientRect().left - left)
  return links
    .filter((link) => link.getBoundingClientRect().top === row)
    .toSorted((one, other) => distance(one) - distance(other))[0]
}
