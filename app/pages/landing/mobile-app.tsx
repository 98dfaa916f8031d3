import { installing } from '#app/content/mobile-app.ts'
import { still } from '#app/document/still.tsx'
import { Button } from '#app/ui/button.tsx'

import { useInstallOffer } from './use-install-offer.ts'

import css from './mobile-app.module.css'
import section from './section.module.css'

const parts = () => import('./still-parts.tsx')
const Heading = still(parts, 'MobileAppHeading')
const Devices = still(parts, 'MobileAppDevices')
const Picture = still(parts, 'MobileAppPicture')

/** The site as an app: the browser installs it where it offers to, and everywhere it says how. */
export function MobileApp() {
  const install = useInstallOffer()

  return (
    <div className={`${section.band} ${section.tinted}`}>
      <section id="mobile-app" className={`${section.section} ${css.app}`}>
        <div className={css.words}>
          <Heading />
          <div className={css.install}>
            <p>{installing.byHand}</p>
            {install && <Button onClick={() => void install()}>{installing.install}</Button>}
          </div>
          <Devices />
        </div>
        <Picture />
      </section>
    </div>
  )
}
