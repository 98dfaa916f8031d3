import type { ReactNode } from 'react'

import { Banner } from '#app/ui/banner.tsx'
import { drawn } from '#app/ui/illustration.tsx'
import { InlineMarkdown } from '#app/ui/inline-markdown.tsx'
import { SECTION } from '#app/ui/looks.ts'

import type { HowItWorksWords } from './how-it-works-words.ts'

export function Hub({ words }: { words: HowItWorksWords['hub'] }) {
  return (
    <section id="hub" className={SECTION} aria-labelledby="hub-title">
      <div className="max-w-measure grid grid-cols-1 gap-3">
        <h2 id="hub-title">{words.title}</h2>
        <p className="text-lead text-muted">{words.lead}</p>
      </div>
      <ol className="grid gap-x-6 gap-y-9 sm:grid-cols-2 lg:grid-cols-3">
        {words.steps.map(({ title, text }, position) => (
          <li key={title} className={STEP}>
            <StepPicture step={position} />
            <h3 className="flex items-center wrap-anywhere gap-2.5">
              <span className="grid size-7.5 flex-none place-items-center rounded-full border border-line-strong text-15 text-accent-text tabular-nums">
                {position + 1}
              </span>{' '}
              {title}
            </h3>
            <p className="text-muted">
              <InlineMarkdown text={text} />
            </p>
          </li>
        ))}
      </ol>
      <Banner tone="note">
        <p>{words.later}</p>
        <p>
          <InlineMarkdown text={words.after} />
        </p>
      </Banner>
    </section>
  )
}

const STEP =
  'grid grid-cols-[7rem_minmax(0,1fr)] content-start gap-x-4 gap-y-1 max-sm:[&>svg]:row-span-2 sm:grid-cols-1 sm:gap-2.5'

const DARK = 'fill-lifted stroke-line-strong'

const pictures: ReactNode[] = [
  <g key="addressed">
    <rect className={drawn.paper} x="50" y="28" width="100" height="64" rx="4" />
    <path className={drawn.ink} d="M64 58h46M64 68h58M64 78h36" />
    <rect className={drawn.accent} x="126" y="36" width="14" height="17" rx="2" />
  </g>,
  <g key="received">
    <path className={drawn.line} d="M24 84h152M36 84v16m128-16v16" />
    <rect className={drawn.paper} x="58" y="52" width="48" height="32" rx="3" />
    <path className={drawn.ink} d="m60 55 22 15 22-15" />
    <path className={drawn.card} d="M118 46h38v38h-38z" />
    <path className={drawn.stroke} d="M137 46v38" />
  </g>,
  <g key="checked">
    <rect className={drawn.paper} x="42" y="24" width="64" height="78" rx="4" />
    <path className={drawn.ink} d="M54 42h40M54 54h40M54 66h26" />
    <circle className={DARK} cx="132" cy="62" r="26" />
    <path className={drawn.stroke} d="m120 62 9 9 16-18" />
  </g>,
  <g key="logged">
    <rect className={DARK} x="40" y="26" width="120" height="74" rx="5" />
    <path className={drawn.line} d="M40 46h120M78 26v74" />
    <path className={drawn.ink} d="M88 58h58M88 72h46M88 86h52" />
    <path className={drawn.stroke} d="m52 57 5 5 8-9m-13 18 5 5 8-9" />
  </g>,
  <g key="kept">
    <path
      className={DARK}
      d="M44 24h34v24H44zm39 0h34v24H83zm39 0h34v24h-34zM44 52h34v24H44zm78 0h34v24h-34zM44 80h34v24H44zm39 0h34v24H83zm39 0h34v24h-34z"
    />
    <rect className={drawn.accent} x="83" y="52" width="34" height="24" />
    <path className={drawn.onAccent} d="M100 60v8" />
  </g>,
  <g key="collected">
    <circle className={drawn.stroke} cx="70" cy="62" r="18" />
    <path className={drawn.stroke} d="M88 62h56m-10 0v12m-16-12v9" />
    <circle className={drawn.ink} cx="64" cy="62" r="4" />
  </g>,
]

function StepPicture({ step }: { step: number }) {
  return (
    <svg
      className="h-auto w-full stroke-2"
      aria-hidden="true"
      viewBox="0 0 200 124"
      fill="none"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <rect className="fill-raised stroke-line" x="1" y="1" width="198" height="122" rx="12" />
      {pictures[step]}
    </svg>
  )
}
