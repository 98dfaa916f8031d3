import { interpolate } from '#shared/interpolate.ts'
import { checklist as words } from '#app/content/en/ui.ts'

import { Icon } from './icon.tsx'

import css from './checklist.module.css'

export type ChecklistItem = { id: string; label: string; met: boolean }

/** Rules that a text must meet, ticked off as it is typed: by sign, by word and aloud. */
export function Checklist({
  id,
  title,
  items,
}: {
  id?: string
  title: string
  items: ChecklistItem[]
}) {
  const met = items.filter((item) => item.met).length
  return (
    <div id={id}>
      <p className="quiet">{title}</p>
      <ul className={`${css.list} stack`}>
        {items.map((item) => (
          <li
            key={item.id}
            className={`${css.item} ${item.met ? css.met : ''} row gap-2.5 items-start quiet break-anywhere`}
          >
            <Icon name={item.met ? 'check' : 'circle'} size={18} />
            <span>
              <span className="sr-only">{item.met ? words.met : words.notMet} </span>
              {item.label}
            </span>
          </li>
        ))}
      </ul>
      <p className="sr-only" aria-live="polite">
        {interpolate(words.count, { met, all: items.length })}
      </p>
    </div>
  )
}
