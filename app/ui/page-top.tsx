import type { ReactNode } from 'react'
import { href } from 'react-router'

import { breadcrumb as words } from '#content/ui.ts'

import { InlineMarkdown } from './inline-markdown.tsx'
import { SiteLink } from './site-link.tsx'

const TITLE = 'text-[clamp(2rem,1.5rem+2.2vw,3.25rem)] tracking-[-0.03em] wrap-anywhere'
const TRAIL =
  "flex flex-wrap items-baseline gap-x-2 gap-y-0.5 text-15 text-muted *:flex *:items-baseline *:gap-2 [&>li+li]:before:text-line-strong [&>li+li]:before:content-['/'_/_''] [&_a]:inline-block [&_a]:py-1 [&_a]:decoration-line-strong"

type HeroProps = {
  trail: Step[]
  name: string
  title: string
  lead: string
  picture: ReactNode
  ways: ReactNode
  children?: ReactNode
}

export function Hero({ trail, name, title, lead, picture, ways, children }: HeroProps) {
  return (
    <div className="border-b border-line bg-sunken">
      <div className="grid grid-cols-1 items-center gap-x-[clamp(2rem,5vw,5rem)] gap-y-8 px-(--margin) pt-[clamp(1.75rem,4vw,3.5rem)] pb-[clamp(2.5rem,5vw,4.5rem)] md:grid-cols-[minmax(0,1.5fr)_minmax(0,1fr)] print:block print:p-0 print:pb-4">
        <div className="grid grid-cols-1 gap-5 justify-items-start">
          <Breadcrumb trail={trail} here={name} />
          <h1 className={`${TITLE} leading-[1.06]`}>{title}</h1>
          <p className="max-w-152 text-lead text-muted">
            <InlineMarkdown text={lead} />
          </p>
          {children}
          <div className="flex flex-wrap gap-3 max-[22rem]:grid print:hidden [p+&]:mt-1">
            {ways}
          </div>
        </div>
        <div className="w-full max-w-100 justify-self-end max-md:hidden print:hidden">
          {picture}
        </div>
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

export function PageHead({ trail, name, title, lead, children }: PageHeadProps) {
  return (
    <div className="border-b border-line bg-sunken">
      <header className="grid grid-cols-1 justify-items-start gap-5 px-(--margin) pt-[clamp(1.75rem,4vw,3.5rem)] pb-[clamp(2.25rem,4vw,3.5rem)]">
        <Breadcrumb trail={trail ?? []} here={name} />
        <h1 className={`${TITLE} max-w-208 leading-[1.08]`}>{title}</h1>
        <p className="max-w-168 text-lead text-muted">{lead}</p>
        {children}
      </header>
    </div>
  )
}

type Step = { path: string; name: string }

function Breadcrumb({ trail, here }: { trail: Step[]; here: string }) {
  return (
    <nav aria-label={words.label}>
      <ol className={TRAIL}>
        <li>
          <SiteLink href={href('/')}>{words.home}</SiteLink>
        </li>
        {trail.map(({ path, name }) => (
          <li key={path}>
            <SiteLink href={path}>{name}</SiteLink>
          </li>
        ))}
        {/* The heading repeats it, so phones keep the trail in one row. */}
        <li aria-current="page" className="max-sm:hidden!">
          {here}
        </li>
      </ol>
    </nav>
  )
}
