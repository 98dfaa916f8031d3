import sketch from '#app/content/street-sketch.svg?url'
import { isVisitingShown } from '#app/facts/visiting.ts'
import { withFacts } from '#app/facts/with-facts.ts'
import { landing } from '#content/landing.ts'

const { map: alternative, network: claim } = landing.location
const words = withFacts({ map: alternative, network: claim })

const SKETCH =
  'h-auto w-full rounded-xl border border-line bg-(--street) text-[26px] [--block:#1a1d20] [--green:#1c2620] [--street:#2c3138] sm:text-[20px] light:[--block:#ebe7df] light:[--green:#d8e5d3] light:[--street:#fff]'

export function StreetSketch() {
  const { map, network } = words
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
