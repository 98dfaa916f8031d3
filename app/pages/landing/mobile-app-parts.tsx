import { mobileApp } from '#app/content/mobile-app.ts'

import { Drawing } from './drawings/drawing.tsx'
import { SectionHeading } from './section-heading.tsx'

import css from './mobile-app.module.css'

export function MobileAppHeading() {
  return <SectionHeading title={mobileApp.title} lead={mobileApp.lead} />
}

/** How to put the site on a home screen, by device. */
export function MobileAppDevices() {
  return (
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
  )
}

export function MobileAppPicture() {
  return (
    <div className={css.picture}>
      <Drawing name="phone" />
    </div>
  )
}
