import frameScript from 'script-address:app/pages/locator/maps-frame-script.ts'

import { business } from '#app/content/business.ts'
import { addressInSentence } from '#app/facts/in-one-line.ts'
import { Banner } from '#app/ui/banner.tsx'
import { Button } from '#app/ui/button.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { InlineMarkdown } from '#app/ui/inline-markdown.tsx'
import { Spinner } from '#app/ui/spinner.tsx'
import { locator, mapsEmbed as words } from '#content/locator.ts'

import css from './maps-frame.module.css'

/** What the framed app may do: everything but lead the visitor away from this page. */
const SANDBOX =
  'allow-scripts allow-same-origin allow-forms allow-popups allow-popups-to-escape-sandbox'

/** The way back, and the frame of the maps app, to which maps-frame-script.ts gives its address. */
export function MapsFrame() {
  return (
    <div className={css.page} data-part="maps" data-eager="" data-script={frameScript}>
      <div className={`${css.bar} border-b border-line flex items-center wrap-anywhere gap-4`}>
        <Button variant="quiet" small data-press="back">
          <span className={css.arrow}>
            <Icon name="onward" />
          </span>
          {words.back}
        </Button>
        <h1 className="text-h3">{locator.title}</h1>
      </div>
      <div className={`${css.place} grid grid-cols-1 gap-0 flex-1 relative`}>
        <p role="status" className={`${css.loading} flex items-center gap-3 wrap-anywhere`}>
          <Spinner />
          {words.loading}
        </p>
        <NoScripts />
        <iframe
          title={words.frame}
          sandbox={SANDBOX}
          allow="geolocation"
          data-waiting=""
          className={css.frame}
        />
        <div hidden data-failure="" className={`${css.failure} grid grid-cols-1 gap-4`}>
          <Banner tone="error" focused="if-lost">
            <p>{words.failed}</p>
          </Banner>
          <Button data-press="retry">{words.retry}</Button>
        </div>
      </div>
    </div>
  )
}

function NoScripts() {
  return (
    <noscript>
      <Banner tone="note">
        <p>
          <InlineMarkdown
            text={words.needsScripts}
            values={{ address: addressInSentence, phone: business.phone }}
          />
        </p>
      </Banner>
    </noscript>
  )
}
