import { steps } from '#app/content/how-it-works.ts'
import { landing } from '#app/content/landing.ts'

import { Drawing } from './drawings/drawing.tsx'
import { SectionHeading } from './section-heading.tsx'

import css from './how-it-works.module.css'
import section from './section.module.css'

/** From the first look to the first letter, in three steps. */
export function HowItWorks() {
  return (
    <div className={section.band}>
      <section id="how-it-works" className={section.section}>
        <SectionHeading {...landing.howItWorks} />
        <ol
          className={`${section.scroller} ${css.steps}`}
          data-scroller=""
          aria-label={landing.howItWorks.title}
        >
          {steps.map(({ id, title, text }, position) => (
            <li key={id} className={css.step}>
              <div className={css.picture}>
                <Drawing name={id} />
              </div>
              <span className={css.number} aria-hidden="true">
                {`Step ${position + 1}`}
              </span>
              <h3>{title}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ol>
      </section>
    </div>
  )
}
