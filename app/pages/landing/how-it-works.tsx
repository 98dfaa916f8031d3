import { steps } from '#app/content/how-it-works.ts'

import css from './how-it-works.module.css'
import section from './section.module.css'

export function HowItWorks() {
  return (
    <div className={`${section.band} ${section.tinted}`}>
      <section id="how-it-works" className={section.section}>
        <div className={section.heading}>
          <h2>How it works</h2>
          <p>Three steps, most of them at our counter. Bring two IDs; we do the rest with you.</p>
        </div>
        <ol className={css.steps}>
          {steps.map(({ title, text }, position) => (
            <li key={title} className={css.step}>
              <span className={css.number} aria-hidden="true">
                Step {position + 1}
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
