import { useState } from 'react'

import { intake as words } from '#app/content/staff/intake.ts'
import { CHOICE } from '#app/ui/looks.ts'

/** `isBack`: chosen by Escape. */
export type Choice = { id: string; label: string; onChoose: () => void; isBack?: true }

type ChoicesProps = { question: string; choices: Choice[] }

/**
 * Answers by keyboard in the scan field: arrows, Enter, Escape.
 * @returns the keys for `ScanField`, and the list to show
 */
export function useChoices(question: { id: string; choices: Choice[] } | null) {
  const [mark, setMark] = useState({ id: '', index: 0 })
  const id = question?.id ?? ''
  const marked = mark.id === id ? mark.index : 0

  function onEmptyKey(key: string) {
    const choices = question?.choices ?? []
    const step = key === 'ArrowDown' ? 1 : key === 'ArrowUp' ? -1 : 0
    if (choices.length === 0) return false
    if (step) setMark({ id, index: (marked + step + choices.length) % choices.length })
    else if (key === 'Enter') choices[marked]?.onChoose()
    else if (key === 'Escape') choices.find(({ isBack }) => isBack)?.onChoose()
    else return false
    return true
  }

  return { marked, onEmptyKey }
}

export function Choices({ question, choices, marked }: ChoicesProps & { marked: number }) {
  return (
    <section
      className="grid grid-cols-1 gap-3 rounded-lg border-2 border-(--edge) bg-(--wash) px-5 pt-4 pb-5"
      data-tone="warning"
      role="alert"
    >
      <h2 className="text-h3 wrap-anywhere">{question}</h2>
      <ul className="flex flex-wrap gap-2.5">
        {choices.map(({ id, label, onChoose }, index) => (
          <li key={id}>
            <button
              type="button"
              className={`${CHOICE} font-semibold`}
              data-marked={index === marked || undefined}
              onClick={onChoose}
            >
              {label}
            </button>
          </li>
        ))}
      </ul>
      <p className="text-muted text-small">{words.questions.hint}</p>
    </section>
  )
}
