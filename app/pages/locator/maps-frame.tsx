import frameScript from 'script-address:app/pages/locator/maps-frame-script.ts'

import { business } from '#app/content/business.ts'
import { addressInSentence } from '#app/facts/in-one-line.ts'
import { Banner } from '#app/ui/banner.tsx'
import { Button } from '#app/ui/button.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { InlineMarkdown } from '#app/ui/inline-markdown.tsx'
import { Spinner } from '#app/ui/spinner.tsx'
import { locator, mapsEmbed as words } from '#content/locator.ts'

/** All but navigating away from this page. */
const SANDBOX =
  'allow-scripts allow-same-origin allow-forms allow-popups allow-popups-to-escape-sandbox'

export function MapsFrame() {
  return (
    <div
      className="flex h-[calc(100dvh-var(--bar))] min-h-120 flex-col"
      data-part="maps"
      data-eager=""
      data-script={frameScript}
    >
      <div className="flex items-center gap-4 border-b border-line px-5 py-2.5 wrap-anywhere">
        <Button variant="quiet" small data-press="back">
          <span className="rotate-180">
            <Icon name="onward" />
          </span>
          {words.back}
        </Button>
        <h1 className="text-h3">{locator.title}</h1>
      </div>
      <div className="relative grid flex-1 grid-cols-1 [&_noscript]:max-w-136 [&_noscript]:place-self-center [&_noscript]:p-5">
        <p
          role="status"
          className="flex items-center gap-3 place-self-center wrap-anywhere [@media(scripting:none)]:hidden"
        >
          <Spinner />
          {words.loading}
        </p>
        <NoScripts />
        <iframe
          title={words.frame}
          sandbox={SANDBOX}
          allow="geolocation"
          data-waiting=""
          className="absolute inset-0 size-full border-0 data-waiting:invisible"
        />
        <div
          hidden
          data-failure=""
          className="grid grid-cols-1 justify-items-center gap-4 place-self-center p-5"
        >
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
