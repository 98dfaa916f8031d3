import { withFacts } from '#app/facts/with-facts.ts'
import { steps } from '#content/how-it-works.ts'
import { landing } from '#content/landing.ts'
import { interpolate } from '#shared/interpolate.ts'

import { Drawing } from './drawings/drawing.tsx'
import { SectionHeading } from './section-heading.tsx'

import css from './how-it-works.module.css'
import section from './section.module.css'

export function HowItWorks() {
  return (
    <section id="how-it-works" className={section.section}>
      <SectionHeading {...landing.howItWorks} />
      <ol className={css.steps}>
        {withFacts(steps).map(({ id, title, text }, position) => (
          <li key={id} className={`${css.step} stack gap-2 content-start`}>
            <Drawing name={id} className={css.picture} />
            <h3 data-number={interpolate(landing.howItWorks.step, { number: position + 1 })}>
              {title}
            </h3>
            <p className="muted">{text}</p>
          </li>
        ))}
      </ol>
    </section>
  )
}
