import type { ReactNode } from 'react'

import { Button } from '#app/ui/button.tsx'

import { countMailboxes } from './count-mailboxes.ts'

const number = new Intl.NumberFormat('en')

type FoundCountProps = {
  found: number
  total: number
  isNarrowed: boolean
  onShowAll: () => void
  className?: string
  /** What else is said of those that were found. */
  children?: ReactNode
}

/** How many mailboxes a search has found, and the way back to all of them. */
export function FoundCount(props: FoundCountProps) {
  const { found, total, isNarrowed, onShowAll, className, children } = props
  return (
    <>
      <p role="status" className={className}>
        {isNarrowed && `${number.format(found)} of `}
        {countMailboxes(total)}
        {children}
      </p>
      {isNarrowed && (
        <Button look="plain" onClick={onShowAll}>
          Show all
        </Button>
      )}
    </>
  )
}

type WordFilterProps<Word extends string> = {
  label: string
  words: readonly Word[]
  /** The word a list is narrowed to; null is none, so all of the list. */
  value: Word | null
  onChange: (word: Word | null) => void
  className?: string
  controlClassName?: string
}

/** Narrows a list to one word of several. */
export function WordFilter<Word extends string>(props: WordFilterProps<Word>) {
  const { label, words, value, onChange, className, controlClassName } = props
  return (
    <label className={className}>
      <span>{label}</span>
      <select
        className={controlClassName}
        value={value ?? ''}
        onChange={({ target }) => onChange(words.find((word) => word === target.value) ?? null)}
      >
        <option value="">All</option>
        {words.map((word) => (
          <option key={word}>{word}</option>
        ))}
      </select>
    </label>
  )
}
