import { performancePage as words } from '#app/content/en/diagnostics.ts'
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
    title: words.title,
    description: words.description,
    path: '/performance-example',
  })

export default function Performance() {
  return (
    <div className={`${css.page} w-full stack`}>
      <header className="stack gap-3.5">
        <h1>{words.title}</h1>
        <p className="measure muted">{words.lead}</p>
        <noscript>
          <Banner tone="note">
            <p>{words.needsScripts}</p>
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
