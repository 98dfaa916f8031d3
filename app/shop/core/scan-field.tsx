import { useId, useState, type KeyboardEvent, type Ref } from 'react'

import type { InputOf } from '#app/shop/client.ts'
import { useShopQuery } from '#app/shop/use-shop-query.ts'
import { TextBanner } from '#app/ui/banner.tsx'
import type { Call } from '#shared/shop/core/contract.ts'

import css from './scan-field.module.css'

type ScanFieldProps = {
  label: string
  hint?: string
  /** What a scanner or a hand has entered, ended by Enter or Tab; never empty. */
  onEnter: (text: string) => void
  /** With each key, for a search that follows the typing. */
  onType?: (text: string) => void
  /** Of a key that is pressed while nothing is entered; true where it did something. */
  onEmptyKey?: (key: string) => boolean
  inputMode?: 'text' | 'numeric'
  ref?: Ref<HTMLInputElement>
}

/**
 * The big field of a page that is scanned or typed into. It ends with Enter or Tab, is emptied at once for the next scan, and
 * keeps the focus.
 */
export function ScanField({
  label,
  hint,
  onEnter,
  onType,
  onEmptyKey,
  inputMode,
  ref,
}: ScanFieldProps) {
  const id = useId()
  const [text, setText] = useState('')

  function change(value: string) {
    setText(value)
    onType?.(value)
  }

  function onKeyDown(event: KeyboardEvent<HTMLInputElement>) {
    const { key, shiftKey, currentTarget } = event
    const entered = currentTarget.value.trim()
    if (entered === '' && onEmptyKey?.(key)) return event.preventDefault()
    const ends = key === 'Enter' || (key === 'Tab' && !shiftKey && entered !== '')
    if (!ends) return
    event.preventDefault()
    if (entered === '') return
    change('')
    onEnter(entered)
  }

  return (
    <div className={`${css.field} stack gap-1.5`}>
      <label htmlFor={id}>{label}</label>
      <input
        ref={ref}
        id={id}
        className={`${css.input} sunken w-full semibold tabular min-w-0`}
        value={text}
        inputMode={inputMode}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        enterKeyHint="done"
        aria-describedby={hint ? `${id}-hint` : undefined}
        onChange={({ target }) => change(target.value)}
        onKeyDown={onKeyDown}
      />
      {hint && (
        <p id={`${id}-hint`} className="muted small">
          {hint}
        </p>
      )}
    </div>
  )
}

/** A box by its number: what a call answers for it, and the field that asks; none where the page gives the number. */
export function useBox<One extends Call>(call: One, given?: number | undefined) {
  const [entered, setEntered] = useState<string | null>(null)
  const box = given === undefined ? entered : String(given)
  const asked = { box: box ?? '' } as InputOf<One>
  const { data: found, problem, refresh } = useShopQuery(call, asked, box !== null)

  function enter(text: string) {
    const number = text.replaceAll(/\D/g, '') || '0'
    if (number === entered) void refresh()
    else setEntered(number)
  }

  /** Done with it: the next number is asked for, or this one's state anew. */
  function clear() {
    if (given === undefined) setEntered(null)
    else void refresh()
  }

  function showField(words: { scan: string; scanHint: string }) {
    return (
      <>
        {given === undefined && (
          <ScanField label={words.scan} hint={words.scanHint} inputMode="numeric" onEnter={enter} />
        )}
        <TextBanner tone="error" text={problem} />
      </>
    )
  }

  return { found, refresh, clear, showField }
}
