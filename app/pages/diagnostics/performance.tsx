import { headOf } from '#app/head/head-of.ts'
import { Banner } from '#app/ui/banner.tsx'

import { LongList } from './long-list.tsx'
import { PageWeight } from './page-weight.tsx'
import { Pictures } from './pictures.tsx'
import { Vitals } from './vitals.tsx'

import css from './diagnostics.module.css'

import type { Route } from './+types/performance'

export const meta: Route.MetaFunction = () =>
  headOf({
    title: 'Performance',
    description: 'What this site measures of itself, in this visit.',
    path: '/performance-example',
  })

export default function Performance() {
  return (
    <div className={css.page}>
      <header className={css.heading}>
        <h1>Performance</h1>
        <p>
          What this site measures of itself, in your browser and in this visit. Nothing is sent
          anywhere.
        </p>
        <noscript>
          <Banner tone="note">
            <p>Measuring needs JavaScript, which is switched off in your browser.</p>
          </Banner>
        </noscript>
      </header>
      <Vitals />
      <PageWeight />
      <Pictures />
      <LongList />
    </div>
  )
}
