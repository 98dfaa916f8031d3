import type { ReactNode } from 'react'

import { accountPage } from '#app/content/en/account.ts'

import css from './account.module.css'

const { parts, partsLabel } = accountPage

type PartId = keyof typeof parts

/** One of the parts of the account's home; it can be linked to by its id. */
export function AccountPart({ id, children }: { id: PartId; children: ReactNode }) {
  return (
    <section id={id} className={`${css.part} stack gap-10`} aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`}>{parts[id]}</h2>
      {children}
    </section>
  )
}

/** Leads to each part. */
export function AccountNav() {
  return (
    <nav className={`${css.nav} cluster gap-2`} aria-label={partsLabel}>
      {Object.entries(parts).map(([id, title]) => (
        <a key={id} href={`#${id}`}>
          {title}
        </a>
      ))}
    </nav>
  )
}
