import { href } from 'react-router'

import { neighborhood } from '#app/facts/neighborhood.ts'
import { headOf } from '#app/head/head-of.ts'
import { AcceptanceGuide } from '#app/shop/applications/acceptance-guide.tsx'
import { ButtonLink } from '#app/ui/button.tsx'
import { SECTION } from '#app/ui/looks.ts'
import { PageHead } from '#app/ui/page-top.tsx'
import { acceptance as words } from '#content/acceptance.ts'
import { landing } from '#content/landing.ts'
import { interpolate } from '#shared/interpolate.ts'

import type { Route } from './+types/will-it-be-accepted'

export const meta: Route.MetaFunction = () =>
  headOf({
    title: words.title,
    description: interpolate(words.description, { neighborhood }),
    path: '/will-it-be-accepted',
  })

export default function WillItBeAccepted() {
  return (
    <>
      <PageHead name={words.name} title={words.title} lead={words.lead} />
      <div className={SECTION}>
        <AcceptanceGuide />
        <div className="flex flex-wrap gap-3">
          <ButtonLink href={href('/apply')}>{landing.hero.apply}</ButtonLink>
          <ButtonLink variant="quiet" href={words.next.path}>
            {words.next.text}
          </ButtonLink>
        </div>
      </div>
    </>
  )
}
