import { useEffect, useId, useRef, useState, type KeyboardEvent } from 'react'
import { useLocation, useNavigate } from 'react-router'

import { find as words } from '#app/content/staff/find.ts'
import { callShop } from '#app/shop/client.ts'
import { useShopQuery } from '#app/shop/use-shop-query.ts'
import { interpolate } from '#shared/interpolate.ts'
import { boxCalls } from '#shared/shop/boxes/calls.ts'
import { bestMatch, type Found } from '#shared/shop/boxes/found.ts'

import { findScanField } from './scan-field.tsx'
import { endsEntry } from './scan-keys.ts'
import { servicePath } from './staff-pages.ts'

const MIN_LENGTH = 2
const DELAY_MS = 150
const MAX_SHOWN = 8

export function findSearchField() {
  return document.querySelector<HTMLInputElement>('input[data-search]')
}

export function Search() {
  const navigate = useNavigate()
  const id = useId()
  const { pathname } = useLocation()
  const begunAt = useRef('')
  const [text, setText] = useState('')
  const [query, setQuery] = useState('')
  const [marked, setMarked] = useState(-1)
  const [isOpen, setOpen] = useState(false)
  const { data, problem } = useShopQuery(boxCalls.find, { q: query }, query !== '')
  const lines = (query ? (data?.found ?? []) : []).slice(0, MAX_SHOWN)
  const isEmpty = query !== '' && data?.found.length === 0
  const isShown = isOpen && (lines.length > 0 || isEmpty || problem !== null)

  useEffect(() => {
    const typed = text.trim()
    // Enter searches for a shorter text as well.
    const ask = (before: string) => (typed.length >= MIN_LENGTH || before === typed ? typed : '')
    const timer = setTimeout(() => setQuery(ask), DELAY_MS)
    return () => clearTimeout(timer)
  }, [text])

  // Scanners type into the focused element; on a touch screen the keyboard would open.
  useEffect(() => {
    if (begunAt.current === pathname) return
    begunAt.current = pathname
    const isFree = document.activeElement === document.body && !findScanField()
    if (isFree && matchMedia('(pointer: fine)').matches) {
      findSearchField()?.focus({ preventScroll: true })
    }
  }, [pathname])

  function change(value: string) {
    setText(value)
    setMarked(-1)
    setOpen(true)
  }

  function choose(line: Found) {
    change('')
    setQuery('')
    void navigate(servicePath(line) ?? '')
    document.querySelector<HTMLElement>('#content')?.focus()
  }

  /** Queries the text itself, because the list may still show an earlier one. */
  async function enter() {
    const entered = text.trim()
    const { data: answer } = await callShop(boxCalls.find, { q: entered })
    if (findSearchField()?.value.trim() !== entered) return
    const best = answer && bestMatch(answer.found, entered)
    if (best) return choose(best)
    setQuery(entered)
    setMarked(0)
  }

  function onKeyDown(event: KeyboardEvent) {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    const line = lines[marked]
    if (step && lines.length > 0) {
      setOpen(true)
      setMarked((marked + step + lines.length) % lines.length)
    } else if (event.key === 'Escape') setOpen(false)
    else if (event.key === 'Tab' || text.trim() === '' || !endsEntry(event)) return
    else if (line && isOpen) choose(line)
    else void enter()
    event.preventDefault()
  }

  return (
    <search className="relative min-w-0 flex-1 lg:flex-none" onBlur={() => setOpen(false)}>
      <input
        data-search
        role="combobox"
        aria-label={words.search}
        aria-expanded={isShown}
        aria-controls={`${id}-list`}
        aria-autocomplete="list"
        aria-activedescendant={isShown && marked >= 0 ? `${id}-${marked}` : undefined}
        className="h-10 w-full rounded-md border border-line-strong bg-ground px-3 text-base"
        placeholder={words.search}
        title={words.label}
        value={text}
        autoComplete="off"
        spellCheck={false}
        onChange={({ target }) => change(target.value)}
        onKeyDown={onKeyDown}
        onFocus={() => setOpen(true)}
      />
      {isShown && (
        <div className="absolute top-full left-0 z-50 mt-1 w-[min(34rem,92vw)] rounded-md border border-line bg-raised p-1 text-base font-normal shadow-lg max-sm:fixed max-sm:inset-x-2 max-sm:top-14 max-sm:w-auto">
          <div id={`${id}-list`} role="listbox" tabIndex={-1} aria-label={words.search}>
            {lines.map((line, index) => (
              <button
                type="button"
                key={`${line.id} ${line.box} ${line.itemId}`}
                id={`${id}-${index}`}
                role="option"
                tabIndex={-1}
                aria-selected={index === marked}
                className="grid min-h-10 w-full text-left cursor-pointer grid-cols-[4rem_minmax(0,1fr)_auto] items-center gap-2 rounded-md px-2 hover:bg-lifted aria-selected:bg-lifted"
                onMouseDown={(event) => event.preventDefault()}
                onClick={() => choose(line)}
              >
                <Result {...line} />
              </button>
            ))}
          </div>
          {isEmpty && <p className="p-2">{interpolate(words.none, { text: query })}</p>}
          {problem && <p className="p-2 text-error">{problem}</p>}
        </div>
      )}
    </search>
  )
}

function Result({ box, name, meant, others, state }: Found) {
  const [first = name] = meant
  const rest = [name, ...others].filter((each) => each && each !== first)
  return (
    <>
      <span className="font-bold tabular-nums">{box ?? '–'}</span>{' '}
      <span className="truncate">
        {first || words.noName}
        {rest.length > 0 && <span className="text-muted"> · {rest.join(', ')}</span>}
      </span>{' '}
      <span className="text-muted">{words.states[state]}</span>
    </>
  )
}
