import { withFacts } from '#app/facts/with-facts.ts'
import { steps } from '#content/how-it-works.ts'
import { landing } from '#content/landing.ts'

import { Drawing } from './drawings/drawing.tsx'
import { Section } from './section.tsx'

const { title } = landing.howItWorks

export function HowItWorks() {
  return (
    <Section id="how-it-works" title={title}>
      <ol className="grid gap-5 sm:grid-cols-3 sm:gap-8">
        {withFacts(steps).map(({ id, title: name, text }, position) => (
          <li
            key={id}
            className="grid grid-cols-[auto_minmax(0,1fr)] content-start items-center gap-x-3 gap-y-1"
          >
            <Drawing
              name={id}
              className="col-span-full mb-2 rounded-lg border border-line bg-raised p-4 max-sm:hidden"
            />
            <span
              className="grid size-8 place-items-center rounded-full border border-accent-text font-semibold text-accent-text"
              aria-hidden="true"
            >
              {position + 1}
            </span>
            <h3>{name}</h3>
            <p className="text-muted col-start-2">{text}</p>
          </li>
        ))}
      </ol>
    </Section>
  )
}
