import { Button } from '#app/ui/button.tsx'
import { installing, mobileApp } from '#content/mobile-app.ts'

import { Drawing } from './drawings/drawing.tsx'
import { SectionHeading } from './section-heading.tsx'

import css from './mobile-app.module.css'
import section from './section.module.css'

/** The site as an app: the browser installs it where it offers to (the starter), and everywhere it says how. */
export function MobileApp() {
  return (
    <section id="mobile-app" className={`${section.section} ${section.tinted} ${css.app}`}>
      <div className={css.words}>
        <SectionHeading title={mobileApp.title} lead={mobileApp.lead} />
        <div className={css.install}>
          {installing.byHand}
          <Button data-install="" hidden>
            {installing.install}
          </Button>
        </div>
        <ul className={css.devices}>
          {mobileApp.devices.map(({ id, name, steps }) => (
            <li key={id}>
              <h3>{name}</h3>
              <ol className={css.steps}>
                {steps.map((step) => (
                  <li key={step}>{step}</li>
                ))}
              </ol>
            </li>
          ))}
        </ul>
      </div>
      <Drawing name="phone" className={css.picture} />
    </section>
  )
}
