import { business } from '#app/content/business.ts'
import { lowestMonthlyCents } from '#app/content/plans.ts'
import { neighborhood } from '#app/facts/neighborhood.ts'
import { headOf, MAX_TITLE } from '#app/head/head-of.ts'
import { shopJsonLd } from '#app/head/json-ld.ts'
import { staticPart } from '#app/islands/static-part.tsx'
import { headline } from '#app/pricing/price-words.ts'
import { landing } from '#content/landing.ts'
import { interpolate } from '#shared/interpolate.ts'

import type { Route } from './+types/landing'
import { Contact } from './contact.tsx'
import { Greeting } from './greeting.tsx'
import { Location } from './location.tsx'

const words = landing.head
const longTitle = interpolate(words.title, { shop: business.name, neighborhood })

const parts = () => import('./static-parts.tsx')
const Opening = staticPart(parts, 'Opening')
const Offer = staticPart(parts, 'Offer')

export const meta: Route.MetaFunction = () =>
  headOf({
    title: longTitle.length > MAX_TITLE ? business.name : longTitle,
    description: interpolate(words.description, {
      neighborhood,
      price: headline(lowestMonthlyCents),
    }),
    path: '/',
    facts: import.meta.env.SSR ? () => [shopJsonLd()] : undefined,
  })

export default function Landing() {
  return (
    <>
      <Greeting />
      <Opening />
      <Location />
      <Offer />
      <Contact />
    </>
  )
}
