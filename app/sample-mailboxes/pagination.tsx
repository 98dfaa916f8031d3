import { useState, type FormEvent } from 'react'

import { Button } from '#app/ui/button.tsx'
import { formatCount } from '#app/ui/count.ts'
import { COMPACT } from '#app/ui/looks.ts'
import { pagination as words } from '#content/mailboxes.ts'
import { interpolate } from '#shared/interpolate.ts'

type PaginationProps = { page: number; pages: number; onTurn: (page: number) => void }

export function Pagination({ page, pages, onTurn }: PaginationProps) {
  if (pages === 1) return null
  return (
    <nav aria-label={words.label} className="@container">
      <div className="flex flex-wrap items-center justify-center gap-x-5 gap-y-3">
        <Button variant="quiet" small waiting={page === 1} onClick={() => onTurn(page - 1)}>
          {words.previous}
        </Button>
        <PageField page={page} pages={pages} onTurn={onTurn} />
        <Button variant="quiet" small waiting={page === pages} onClick={() => onTurn(page + 1)}>
          {words.next}
        </Button>
      </div>
    </nav>
  )
}

function PageField({ page, pages, onTurn }: PaginationProps) {
  const [text, setText] = useState(String(page))
  const [before, setBefore] = useState(page)
  if (page !== before) {
    setBefore(page)
    setText(String(page))
  }

  function turn(event: FormEvent) {
    event.preventDefault()
    const wanted = Math.trunc(Number(text))
    if (wanted >= 1 && wanted <= pages) onTurn(wanted)
    else setText(String(page))
  }

  return (
    <form
      className="flex items-center gap-2.5 text-muted tabular-nums @max-[26rem]:-order-1 @max-[26rem]:basis-full @max-[26rem]:justify-center [&_input]:w-20 [&_input]:text-center [&_label]:flex [&_label]:items-center [&_label]:gap-2.5"
      onSubmit={turn}
    >
      <label>
        {words.page}
        <input
          inputMode="numeric"
          className={COMPACT}
          autoComplete="off"
          value={text}
          onChange={({ target }) => setText(target.value)}
        />
      </label>
      <span>{interpolate(words.of, { pages: formatCount(pages) })}</span>
    </form>
  )
}
