import type { ReactNode } from 'react'

import type { Topic } from '#app/content/topic.ts'
import { Icon, type IconName } from '#app/ui/icon.tsx'
import { Words } from '#app/ui/words.tsx'

import css from './reckoning.module.css'

export function Bring({ title = 'What to bring', items }: NonNullable<Topic['bring']>) {
  return (
    <Panel title={title}>
      <SignedList icon="check" items={items} />
    </Panel>
  )
}

export function Costs({ title = 'What it costs', paragraphs }: Topic['costs']) {
  return (
    <Panel title={title}>
      {paragraphs.map((text) => (
        <p key={text}>
          <Words text={text} />
        </p>
      ))}
    </Panel>
  )
}

export function Limits({ items }: { items: string[] }) {
  return (
    <Panel title="What we don’t do">
      <SignedList icon="close" items={items} />
    </Panel>
  )
}

function Panel({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className={css.panel}>
      <h2>{title}</h2>
      {children}
    </section>
  )
}

function SignedList({ icon, items }: { icon: IconName; items: string[] }) {
  return (
    <ul className={`${css.list} ${css[icon]}`}>
      {items.map((text) => (
        <li key={text}>
          <Icon name={icon} />
          <span>
            <Words text={text} />
          </span>
        </li>
      ))}
    </ul>
  )
}
