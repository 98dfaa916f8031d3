import { useEffect, useId, useState, type KeyboardEvent, type Ref } from 'react'

import { endsEntry, isControlKey } from './scan-keys.ts'

type ScanFieldProps = {
  label: string
  hint?: string
  /** Called with a typed or scanned code, ended by Enter, Tab or a line feed; never empty. */
  onEnter: (text: string) => void
  onType?: (text: string) => void
  /** @returns true if the key was used */
  onEmptyKey?: (key: string) => boolean
  inputMode?: 'text' | 'numeric'
  ref?: Ref<HTMLInputElement>
}

const PAGE = '#content'

export function findScanField() {
  return document.querySelector<HTMLInputElement>(`${PAGE} input[data-scan-field]`)
}

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

  // The field takes the focus, unless an anchor or a focused element comes first.
  useEffect(() => {
    const isFirst = findScanField()?.id === id
    const focused = document.activeElement
    const isTyped = focused instanceof HTMLInputElement && focused.value !== ''
    const isBusy = location.hash !== '' || isTyped || focused?.closest(`${PAGE} *`)
    if (isFirst && !isBusy) findScanField()?.focus()
  }, [id])

  function change(value: string) {
    setText(value)
    onType?.(value)
  }

  function onKeyDown(event: KeyboardEvent<HTMLInputElement>) {
    const { key, currentTarget } = event
    const entered = currentTarget.value.trim()
    const isOther = isControlKey(event)
    if (entered === '' && !isOther && onEmptyKey?.(key)) return event.preventDefault()
    if (!endsEntry(event) || (key === 'Tab' && entered === '')) return
    event.preventDefault()
    if (entered === '') return
    change('')
    onEnter(entered)
  }

  return (
    <div className="grid min-w-0 gap-1">
      <label htmlFor={id} className="font-semibold">
        {label}
      </label>
      <input
        ref={ref}
        id={id}
        className="h-12 w-full min-w-0 rounded-lg border-2 border-line-strong bg-sunken px-4 text-xl font-semibold tabular-nums"
        data-scan-field
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
        <p id={`${id}-hint`} className="text-muted text-small">
          {hint}
        </p>
      )}
    </div>
  )
}
