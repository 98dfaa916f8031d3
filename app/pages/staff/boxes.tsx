import { useState } from 'react'

import { boxes as words, type ShownState } from '#app/content/en/staff/boxes.ts'
import { useAnswer } from '#app/auth/use-answer.ts'
import { BoxWall, tones, type WallBox } from '#app/staff/box-wall.tsx'
import { StaffPageHead } from '#app/staff/staff-page.tsx'
import { Waiting } from '#app/ui/waiting.tsx'
import type { BoxesAnswer } from '#shared/rental/counter-answers.ts'
import { interpolate } from '#shared/interpolate.ts'

import css from '#app/staff/box-wall.module.css'
import field from '#app/ui/field.module.css'
import radio from '#app/ui/radio-group.module.css'

const states = Object.keys(words.states) as ShownState[]

export default function Boxes() {
  const [from, setFrom] = useState<number | null>(null)
  const [shown, setShown] = useState<ShownState | null>(null)
  const path = from === null ? '/boxes' : `/boxes?from=${from}`
  const { answer, problem, refresh } = useAnswer<BoxesAnswer>(path)
  if (!answer) return <Waiting problem={problem} onRetry={refresh} />

  const { first, last } = answer
  const boxes = wallOf(answer)
  const counts = Map.groupBy(boxes, ({ state }) => state)
  return (
    <>
      <StaffPageHead about={interpolate(words.about, { first, last })}>
        <Ranges answer={answer} onChange={setFrom} />
      </StaffPageHead>
      <fieldset className="cluster gap-2">
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

/** Every number, the free ones too. */
function wallOf({ from, to, boxes }: BoxesAnswer): WallBox[] {
  const taken = new Map(boxes.map((box) => [box.box, box]))
  return Array.from({ length: to - from + 1 }, (_, index) => {
    const box = from + index
    return taken.get(box) ?? { box, state: 'free', id: null, name: null, until: null }
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
      className={`${radio.choice} semibold`}
      aria-pressed={isShown}
      onClick={onShow}
    >
      {state && (
        <span className={css.swatch} data-state={state} data-tone={tones[state]} aria-hidden="true">
          {words.states[state].sign}
        </span>
      )}
      {children} <strong className="text-h3 tabular">{count}</strong>
    </button>
  )
}

type RangesProps = { answer: BoxesAnswer; onChange: (from: number) => void }

/** Where the wall is larger than one look takes in. */
function Ranges({ answer: { first, last, from, to }, onChange }: RangesProps) {
  if (from === first && to === last) return null
  const size = to - from + 1
  const starts: number[] = []
  for (let start = first; start <= last; start += Math.max(size, MIN_RANGE)) starts.push(start)
  return (
    <label className="row semibold">
      {words.range}
      <select
        className={`${field.input} ${field.compact} ${field.choice}`}
        value={from}
        onChange={({ target }) => onChange(Number(target.value))}
      >
        {starts.map((start) => (
          <option key={start} value={start}>
            {interpolate(words.rangeOf, {
              from: start,
              to: Math.min(start + Math.max(size, MIN_RANGE) - 1, last),
            })}
          </option>
        ))}
      </select>
    </label>
  )
}

/** How many the server shows at once; the last range may hold fewer. */
const MIN_RANGE = 400
