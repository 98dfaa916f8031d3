import { mapServices } from '#app/content/map-services.ts'
import { newTab } from '#app/content/en/ui.ts'
import { business } from '#app/content/business.ts'
import { ButtonLink } from '#app/ui/button.tsx'

import css from './location.module.css'

const { latitude, longitude } = business.coordinates
const address = encodeURIComponent([business.name, ...business.addressLines].join(', '))

/** Nothing is asked of a map service before the visitor follows one of these. */
const maps = [
  { name: mapServices.google, to: `https://www.google.com/maps/dir/?api=1&destination=${address}` },
  { name: mapServices.apple, to: `https://maps.apple.com/?daddr=${address}` },
  {
    name: mapServices.openStreetMap,
    to: `https://www.openstreetmap.org/directions?to=${latitude}%2C${longitude}`,
  },
]

/** Ways to the shop, each in the visitor's own map. */
export function Directions() {
  return (
    <div className={css.directions}>
      {maps.map(({ name, to }) => (
        <ButtonLink
          key={name}
          variant="quiet"
          small
          href={to}
          target="_blank"
          rel="noopener noreferrer"
          aria-label={`${name} ${newTab}`}
        >
          {name}
        </ButtonLink>
      ))}
    </div>
  )
}
