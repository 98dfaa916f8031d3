import { useState, type FormEvent } from 'react'

import { interpolate } from '#shared/interpolate.ts'
import { viewer as words } from '#app/content/en/viewer.ts'

import css from './pdf-bar.module.css'

type PageFieldProps = { page: number; pages: number; onPage: (page: number) => void }

/** The page that is read, and the way to another: a number, then Enter. */
export function PageField({ page, pages, onPage }: PageFieldProps) {
  const [text, setText] = useState(String(page))

  function turn(event: FormEvent) {
    event.preventDefault()
    const wanted = Number.parseInt(text, 10)
    if (Number.isNaN(wanted)) return setText(String(page))
    const reached = Math.min(pages, Math.max(1, wanted))
    setText(String(reached))
    onPage(reached)
  }

  return (
    <form className={css.pages} onSubmit={turn}>
      <input
        className={css.field}
        aria-label={words.page}
        inputMode="numeric"
        autoComplete="off"
        value={text}
        onChange={(event) => setText(event.target.value)}
        onFocus={(event) => event.target.select()}
        onBlur={() => setText(String(page))}
      />
      <span className={css.count}>{interpolate(words.ofPages, { pages })}</span>
    </form>
  )
}
