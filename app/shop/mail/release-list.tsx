import { mail } from '#app/content/staff/mail.ts'
import { pickUp } from '#app/content/staff/pick-up.ts'
import { formatShortDayOf } from '#app/shop/core/times.ts'
import { interpolate } from '#shared/interpolate.ts'
import type { BoxMail, CounterItem } from '#shared/shop/mail/items.ts'

import { shortItem } from './item-words.ts'
import { formatLacking } from './lacking-papers.tsx'

const { items: words } = pickUp

type ReleaseListProps = {
  box: BoxMail
  ticked: string[]
  wanted: string | null
  onTick: (ids: string[]) => void
  mayRelease: (item: CounterItem) => boolean
}

export function ReleaseList({ box, ticked, wanted, onTick, mayRelease }: ReleaseListProps) {
  const waiting = box.items.filter(({ state }) => state === 'waiting')
  const others = box.items.filter(({ state }) => state !== 'waiting')
  const free = waiting.filter(mayRelease).map(({ id }) => id)
  const isAll = free.length > 0 && free.every((id) => ticked.includes(id))

  function lackingOf({ recipientId }: CounterItem) {
    const of = box.recipients.find(({ id }) => id === recipientId)?.lacking ?? []
    return of.map(formatLacking).join('; ')
  }

  return (
    <fieldset className="rounded-lg border border-line bg-raised min-w-0">
      <legend className="sr-only">{words.title}</legend>
      <label className={`${ROW} font-semibold`}>
        <input
          type="checkbox"
          checked={isAll}
          disabled={free.length === 0}
          onChange={({ target }) => onTick(target.checked ? free : [])}
        />
        {words.title}{' '}
        <span className="ml-auto font-normal tabular-nums">
          {interpolate(words.chosen, { count: ticked.length, all: waiting.length })}
        </span>
      </label>
      {waiting.map((item) => {
        const { id, slip, shelf, recipient, receivedAt } = item
        const lacking = lackingOf(item)
        return (
          <label
            key={id}
            className={`${ROW} border-t border-line data-marked:bg-lifted`}
            data-marked={id === wanted || undefined}
          >
            <input
              type="checkbox"
              checked={ticked.includes(id)}
              disabled={!mayRelease(item)}
              onChange={({ target }) =>
                onTick(target.checked ? [...ticked, id] : ticked.filter((one) => one !== id))
              }
            />
            {shelf && <strong className="tabular-nums">{shelf}</strong>}{' '}
            <span className="whitespace-nowrap">{shortItem(item)}</span>{' '}
            <span className="text-sm whitespace-nowrap text-muted tabular-nums">{slip}</span>{' '}
            <span className={`min-w-0 truncate text-sm ${lacking ? 'text-error' : 'text-muted'}`}>
              {lacking || recipient}
            </span>{' '}
            <span className="ml-auto text-sm whitespace-nowrap text-muted">
              {formatShortDayOf(receivedAt)}
            </span>
          </label>
        )
      })}
      {others.map((item) => (
        <p key={item.id} className={`${ROW} border-t border-line text-error`}>
          {shortItem(item)} · {mail.itemStates[item.state]}
        </p>
      ))}
    </fieldset>
  )
}

const ROW = 'flex min-h-9 min-w-0 items-center gap-x-2.5 px-3 py-1 max-sm:flex-wrap'
