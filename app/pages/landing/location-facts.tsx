import { Fragment } from 'react'

import { business } from '#app/content/business.ts'
import { mapServices } from '#app/content/map-services.ts'
import sketch from '#app/content/street-sketch.svg?url'
import { holidaysByYear } from '#app/facts/holidays.ts'
import { officeHours } from '#app/facts/office-hours.ts'
import { timeZoneName } from '#app/facts/time-zone.ts'
import { isVisitingShown } from '#app/facts/visiting.ts'
import { withFacts } from '#app/facts/with-facts.ts'
import { LivePart } from '#app/islands/live-part.tsx'
import { ButtonLink } from '#app/ui/button.tsx'
import { landing } from '#content/landing.ts'
import { language } from '#content/language.ts'
import { newTab } from '#content/ui.ts'
import { visiting } from '#content/visiting.ts'
import { interpolate } from '#shared/interpolate.ts'
import { pathIn } from '#shared/language.ts'

import { OpeningSign } from './opening-sign.tsx'

const words = landing.location
const visitingFacts = withFacts(visiting.facts)

export function LocationFacts() {
  return (
    <>
      <div>
        <h3>{words.directions}</h3>
        <Directions />
        {isVisitingShown && <Visiting />}
      </div>
      <div className="sm:max-wide:col-start-2 sm:max-wide:row-span-2 sm:max-wide:row-start-1">
        <h3>{words.hours}</h3>
        <OpeningSign meanwhile={interpolate(words.zone, { zone: timeZoneName })} />
        <Hours />
      </div>
    </>
  )
}

function Visiting() {
  return (
    <details className="mt-3 border-y border-line">
      <summary className="justify-between py-2.5 font-semibold">{words.visiting}</summary>
      <dl className="mt-4 grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-1 text-muted">
        {visitingFacts.map(({ term, text }) => (
          <Fragment key={term}>
            <dt className="text-ink">{term}</dt>
            <dd>{text}</dd>
          </Fragment>
        ))}
      </dl>
    </details>
  )
}

function Hours() {
  return (
    <>
      <dl className="mt-1 grid max-w-80 grid-cols-[1fr_auto] gap-x-6 gap-y-0.5 text-muted">
        {officeHours.map(({ days, times }) => (
          <Fragment key={days}>
            <dt>{days}</dt>
            <dd className="text-right whitespace-nowrap tabular-nums">{times}</dd>
          </Fragment>
        ))}
      </dl>
      <LivePart name="days" />
      <details className="mt-1.5 max-w-120 text-15 text-muted">
        <summary>{words.holidays}</summary>
        {holidaysByYear().map(({ year, days }) => (
          <p key={year}>
            <b>{year}</b> {days}
          </p>
        ))}
      </details>
      <a className="mt-2 inline-block py-1.5 text-small" href={pathIn(language, '/hours.ics')}>
        {words.calendar}
      </a>
    </>
  )
}

const { latitude, longitude } = business.coordinates
const address = encodeURIComponent([business.name, ...business.addressLines].join(', '))

/** Nothing is requested from a map service before a visitor follows one of these. */
const maps = [
  { name: mapServices.google, to: `https://www.google.com/maps/dir/?api=1&destination=${address}` },
  { name: mapServices.apple, to: `https://maps.apple.com/?daddr=${address}` },
  {
    name: mapServices.openStreetMap,
    to: `https://www.openstreetmap.org/directions?to=${latitude}%2C${longitude}`,
  },
]

function Directions() {
  return (
    <div className="flex flex-wrap gap-1.5 sm:gap-2.5 max-sm:[&>a]:flex-auto max-sm:[&>a]:px-2 max-sm:[&>a]:text-[0.8125rem]">
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

const { map: alternative, network: claim } = landing.location
const sketchWords = withFacts({ map: alternative, network: claim })

const SKETCH =
  'h-auto w-full rounded-xl border border-line bg-(--street) text-[26px] [--block:#1a1d20] [--green:#1c2620] [--street:#2c3138] sm:text-[20px] light:[--block:#ebe7df] light:[--green:#d8e5d3] light:[--street:#fff]'

export function StreetSketch() {
  const { map, network } = sketchWords
  return (
    <figure className="grid grid-cols-1 gap-3">
      {isVisitingShown && (
        <svg className={SKETCH} viewBox="0 0 640 420" role="img" aria-label={map}>
          <use href={`${sketch}#streets`} />
        </svg>
      )}
      <figcaption className="text-15 text-muted">{network}</figcaption>
    </figure>
  )
}
