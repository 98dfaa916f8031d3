import type { ReactNode } from 'react'
import { href } from 'react-router'

import { breadcrumb as words } from '#content/ui.ts'

import { InlineMarkdown } from './inline-markdown.tsx'
import { SiteLink } from './site-link.tsx'

import css from './page-top.module.css'

type HeroProps = {
  trail: Step[]
  name: string
  title: string
  lead: string
  /** Decoration, shown where there is room beside the words. */
  picture: ReactNode
  /** The buttons that lead on. */
  ways: ReactNode
  /** What stands between the lead and the buttons. */
  children?: ReactNode
}

/** The top of a page that offers something: its words, what to do next, and a drawing. */
export function Hero({ trail, name, title, lead, picture, ways, children }: HeroProps) {
  return (
    <div className={`${css.band} bg-sunken border-b border-line`}>
      <div className={`${css.hero} grid grid-cols-1 gap-4 items-center`}>
        <div className="grid grid-cols-1 gap-5 justify-items-start">
          <Breadcrumb trail={trail} here={name} />
          <h1>{title}</h1>
          <p className={`${css.lead} text-muted`}>
            <InlineMarkdown text={lead} />
          </p>
          {children}
          <div className={`${css.ways} flex flex-wrap gap-3 print:hidden`}>{ways}</div>
        </div>
        <div className={css.picture}>{picture}</div>
      </div>
    </div>
  )
}

type PageHeadProps = {
  trail?: Step[]
  name: string
  title: string
  lead: string
  children?: ReactNode
}

/** The top of a page to read: where it stands, what it is called, and in a sentence what it says. */
export function PageHead({ trail, name, title, lead, children }: PageHeadProps) {
  return (
    <div className={`${css.band} bg-sunken border-b border-line`}>
      <header className={`${css.head} grid grid-cols-1 gap-5 justify-items-start`}>
        <Breadcrumb trail={trail ?? []} here={name} />
        <h1>{title}</h1>
        <p className={`${css.lead} text-muted`}>{lead}</p>
        {children}
      </header>
    </div>
  )
}

/** A page above the page. */
type Step = { path: string; name: string }

/** Where the page stands, from the start page down. */
function Breadcrumb({ trail, here }: { trail: Step[]; here: string }) {
  return (
    <nav aria-label={words.label}>
      <ol className={`${css.trail} flex flex-wrap gap-3 text-15 text-muted items-baseline`}>
        <li>
          <SiteLink href={href('/')}>{words.home}</SiteLink>
        </li>
        {trail.map(({ path, name }) => (
          <li key={path}>
            <SiteLink href={path}>{name}</SiteLink>
          </li>
        ))}
        {/* The heading below says it again: on a phone the trail stays in one row. */}
        <li aria-current="page" className={css.here}>
          {here}
        </li>
      </ol>
    </nav>
  )
}
