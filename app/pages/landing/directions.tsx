import { business } from '#app/content/business.ts'

const { latitude, longitude } = business.coordinates
const address = encodeURIComponent([business.name, ...business.addressLines].join(', '))

/** Nothing is asked of a map service before the visitor follows one of these. */
const maps = [
  { name: 'Google Maps', to: `https://www.google.com/maps/dir/?api=1&destination=${address}` },
  { name: 'Apple Maps', to: `https://maps.apple.com/?daddr=${address}` },
  {
    name: 'OpenStreetMap',
    to: `https://www.openstreetmap.org/directions?to=${latitude}%2C${longitude}`,
  },
]

/** Ways to the shop, each in the visitor's own map. */
export function Directions({ className }: { className?: string }) {
  return (
    <ul className={className}>
      {maps.map(({ name, to }) => (
        <li key={name}>
          <a href={to} target="_blank" rel="noopener noreferrer">
            {name}
            <span className="unseen"> (opens in a new tab)</span>
          </a>
        </li>
      ))}
    </ul>
  )
}
