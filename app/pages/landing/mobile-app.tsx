import { mobileApp } from '#app/content/mobile-app.ts'

import { Drawing } from './drawings/drawing.tsx'
import { SectionHeading } from './section-heading.tsx'

import css from './mobile-app.module.css'
import section from './section.module.css'

/** The site as an app: how to put it on a home screen. */
export function MobileApp() {
  return (
    <div className={`${section.band} ${section.tinted}`}>
      <section id="mobile-app" className={`${section.section} ${css.app}`}>
        <div className={css.words}>
          <SectionHeading title={mobileApp.title} lead={mobileApp.lead} />
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
        <div className={css.picture}>
          <Drawing name="phone" />
        </div>
      </section>
    </div>
  )
}
