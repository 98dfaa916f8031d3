import { href, Link } from 'react-router'

import { boxes as words, type ShownState } from '#app/content/en/staff/boxes.ts'
import { formatDate } from '#app/rental/times.ts'
import type { BoxAnswer } from '#shared/rental/counter-answers.ts'
import { interpolate } from '#shared/interpolate.ts'

import css from './box-wall.module.css'

/** How a box that is somebody's, or nobody's to have, looks. */
export const tones: Partial<Record<ShownState, string>> = {
  rented: 'success',
  closing: 'warning',
  blocked: 'error',
}

export type WallBox = Omit<BoxAnswer, 'state'> & { state: ShownState }

/** The boxes as they hang: color, sign and word say what each is, and a taken one leads to its customer. */
export function BoxWall({ boxes }: { boxes: WallBox[] }) {
  if (boxes.length === 0) return <p>{words.none}</p>
  return (
    <ol className={`${css.wall} stack gap-1.5`} ref={listenToKeys}>
      {boxes.map((box) => (
        <li key={box.box}>
          <Cell {...box} />
        </li>
      ))}
    </ol>
  )
}

function Cell(box: WallBox) {
  const { id, state } = box
  const text = describe(box)
  const shown = (
    <>
      <span aria-hidden="true">{box.box}</span>
      <span className={css.sign} aria-hidden="true">
        {words.states[state].sign}
      </span>
      <span className="sr-only">{text}</span>
    </>
  )
  const className = `${css.cell} bold tabular justify-between`
  const look = { className, 'data-state': state, 'data-tone': tones[state], title: text }
  if (!id) return <span {...look}>{shown}</span>
  return (
    <Link {...look} to={href('/staff/customers/:id', { id })}>
      {shown}
    </Link>
  )
}

function describe({ box, state, name, until }: WallBox) {
  if (state === 'free') return interpolate(words.free, { box })
  const values = { box, state: words.states[state].name.toLowerCase(), name: name ?? words.nobody }
  return until
    ? interpolate(words.until, { ...values, day: formatDate(until) })
    : interpolate(words.taken, values)
}

function listenToKeys(wall: HTMLOListElement) {
  const listener = (event: KeyboardEvent) => walk(wall, event)
  wall.addEventListener('keydown', listener)
  return () => wall.removeEventListener('keydown', listener)
}

/** Arrow keys lead to the nearest taken box in their direction. */
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

/** Of the links in one direction, the one of the nearest row that stands closest to the column. */
function nearest(links: HTMLAnchorElement[], { left }: DOMRect) {
  const row = links[0]?.getBoundingClientRect().top
  const distance = (link: HTMLAnchorElement) => Math.abs(link.getBoundingClientRect().left - left)
  return links
    .filter((link) => link.getBoundingClientRect().top === row)
    .toSorted((one, other) => distance(one) - distance(other))[0]
}
