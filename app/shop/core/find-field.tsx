import { useRef, useState, type Ref } from 'react'
import { useNavigate } from 'react-router'

import { find as words } from '#app/content/staff/find.ts'
import { callShop } from '#app/shop/client.ts'
import { TextBanner } from '#app/ui/banner.tsx'
import { interpolate } from '#shared/interpolate.ts'
import { boxCalls } from '#shared/shop/boxes/calls.ts'
import { bestMatch, type Found } from '#shared/shop/boxes/found.ts'

import { Choices, useChoices } from './choices.tsx'
import { ScanField } from './scan-field.tsx'
import { servicePath } from './staff-pages.ts'

const MAX_SHOWN = 12

type FoundBox = Found & { box: number }

function formatResult({ box, name, meant, others, state }: Found) {
  const [who = name] = meant
  const rest = [name, ...others].filter((each) => each !== who && each !== '')
  const person =
    rest.length > 0 ? interpolate(words.with, { name: who, others: rest[0] ?? '' }) : who
  return [
    person || words.noName,
    box === null ? words.noBox : interpolate(words.box, { box }),
    words.states[state],
  ].join(' · ')
}

/**
 * A single match opens at once, several are offered. `onFound` handles a box; without it the customer's page
 * opens.
 */
export function useFind(onFound?: (found: FoundBox) => void) {
  const navigate = useNavigate()
  const latest = useRef('')
  const [lines, setLines] = useState<Found[]>([])
  const [problem, setProblem] = useState<string | null>(null)

  function choose(line: Found) {
    setLines([])
    const { box } = line
    if (onFound && box !== null) onFound({ ...line, box })
    else void navigate(servicePath(line) ?? '')
  }

  async function ask(text: string) {
    latest.current = text
    setLines([])
    setProblem(null)
    const { data, error } = await callShop(boxCalls.find, { q: text })
    if (latest.current !== text) return
    if (!data) return setProblem(error.message)
    const best = bestMatch(data.found, text)
    if (best) return choose(best)
    setLines(data.found)
    if (data.found.length === 0) setProblem(interpolate(words.none, { text }))
  }

  function find(text: string) {
    void ask(text)
  }

  return { find, lines, problem, choose }
}

type FindFieldProps = {
  search: ReturnType<typeof useFind>
  label?: string
  hint?: string
  onType?: (text: string) => void
  ref?: Ref<HTMLInputElement>
}

export function FindField({
  search,
  label = words.label,
  hint = words.hint,
  onType,
  ref,
}: FindFieldProps) {
  const { find, lines, problem, choose } = search
  const question =
    lines.length === 0
      ? null
      : {
          id: lines.map(({ id, box }) => `${id} ${box}`).join(),
          question: words.which,
          choices: lines.slice(0, MAX_SHOWN).map((line, index) => ({
            id: String(index),
            label: formatResult(line),
            onChoose: () => choose(line),
          })),
        }
  const { marked, onEmptyKey } = useChoices(question)
  return (
    <div className="grid grid-cols-1 gap-3">
      <ScanField
        ref={ref}
        label={label}
        hint={hint}
        onEnter={find}
        onType={onType}
        onEmptyKey={onEmptyKey}
      />
      {question && <Choices {...question} marked={marked} />}
      {lines.length > MAX_SHOWN && <p className="text-muted">{words.more}</p>}
      <TextBanner tone="error" text={problem} />
    </div>
  )
}
