import { business } from '#app/content/business.ts'
import { landing } from '#app/content/landing.ts'
import { fillInText } from '#app/facts/fill-in.ts'

import outlines from './outlines.svg?url'
import { mapSize, placeOnMap } from './projection.ts'

import css from './county-map.module.css'

const { width, height } = mapSize

/** For orientation; degrees, WGS 84. */
const cities = [
  { name: 'Santa Monica', latitude: 34.019, longitude: -118.491, side: 'left' },
  { name: 'Pasadena', latitude: 34.148, longitude: -118.144, side: 'right' },
  { name: 'Long Beach', latitude: 33.77, longitude: -118.194, side: 'right' },
  { name: 'Santa Clarita', latitude: 34.392, longitude: -118.543, side: 'right' },
  { name: 'Lancaster', latitude: 34.698, longitude: -118.137, side: 'right' },
] as const

const regions = [
  { name: 'Kern', latitude: 34.87, longitude: -118.55 },
  { name: 'Ventura', latitude: 34.45, longitude: -119.08 },
  { name: 'San Bernardino', latitude: 34.42, longitude: -117.37 },
  { name: 'Orange', latitude: 33.7, longitude: -117.77 },
  { name: 'Riverside', latitude: 33.72, longitude: -117.3 },
]

const ocean = { latitude: 33.68, longitude: -119.05 }
const name = { latitude: 34.53, longitude: -118.25 }
const LABEL_GAP = 11
const LABEL_DROP = { left: 19, right: 5 }

/** Where the shop is: the county, its coast and neighbours. Nothing is asked of a map service. */
export function CountyMap() {
  return (
    <figure className={css.figure}>
      <svg
        className={css.map}
        viewBox={`0 0 ${width} ${height}`}
        role="img"
        aria-label={landing.location.map}
      >
        <use className={css.land} href={`${outlines}#neighbours`} />
        <use className={css.home} href={`${outlines}#home`} />
        <g className={css.regions}>
          {regions.map((region) => (
            <text key={region.name} {...placeOnMap(region)}>
              {region.name}
            </text>
          ))}
        </g>
        <text className={css.water} {...placeOnMap(ocean)}>
          Pacific Ocean
        </text>
        <text className={css.county} {...placeOnMap(name)}>
          Los Angeles County
        </text>
        {cities.map((city) => (
          <City key={city.name} {...city} />
        ))}
        <Marker />
      </svg>
      <figcaption className={css.caption}>{fillInText(landing.location.network)}</figcaption>
    </figure>
  )
}

function City({ name: text, side, ...place }: (typeof cities)[number]) {
  const { x, y } = placeOnMap(place)
  return (
    <g className={css.city}>
      <circle cx={x} cy={y} r="4" />
      <text
        x={side === 'right' ? x + LABEL_GAP : x - LABEL_GAP}
        y={y + LABEL_DROP[side]}
        textAnchor={side === 'right' ? 'start' : 'end'}
      >
        {text}
      </text>
    </g>
  )
}

function Marker() {
  const { x, y } = placeOnMap(business.coordinates)
  return (
    <g className={css.marker} transform={`translate(${x} ${y})`}>
      <circle className={css.halo} r="34" />
      <path d="M0 0s-20-17-20-32a20 20 0 0 1 40 0c0 15-20 32-20 32z" />
      <circle className={css.eye} cy="-32" r="7.5" />
    </g>
  )
}
