import { headOf } from '#app/head/head-of.ts'
import { staticPart } from '#app/islands/static-part.tsx'
import { locator, mapsEmbed as words } from '#content/locator.ts'

import type { Route } from './+types/maps-embed'

export const meta: Route.MetaFunction = () =>
  headOf({
    title: locator.title,
    description: words.description,
    path: '/maps-embed',
  })

export default staticPart(() => import('./maps-frame.tsx'), 'MapsFrame')
