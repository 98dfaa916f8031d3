import type { ReactNode } from 'react'

import { Breadcrumb } from '#app/ui/breadcrumb.tsx'

import css from './page-head.module.css'

type PageHeadProps = { name: string; title: string; lead: string; children?: ReactNode }

/** Where the page stands, what it is called, and in a sentence what it says. */
export function PageHead({ name, title, lead, children }: PageHeadProps) {
  return (
    <div className={css.band}>
      <header className={css.head}>
        <Breadcrumb trail={[]} here={name} />
        <h1>{title}</h1>
        <p className={css.lead}>{lead}</p>
        {children && <div className={css.ways}>{children}</div>}
      </header>
    </div>
  )
}
