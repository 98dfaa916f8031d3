import { useState } from 'react'
import { href, useNavigate } from 'react-router'

import { business } from '#app/content/business.ts'
import { InlineMarkdown } from '#app/ui/inline-markdown.tsx'
import { locator, mapsEmbed as words } from '#app/content/en/locator.ts'
import { headOf } from '#app/head/head-of.ts'
import { Banner } from '#app/ui/banner.tsx'
import { Button } from '#app/ui/button.tsx'
import { useHydrated } from '#app/ui/hydrated.ts'
import { Icon } from '#app/ui/icon.tsx'
import { Spinner } from '#app/ui/spinner.tsx'

import { MapsFrame } from './maps-frame.tsx'

import css from './maps-embed.module.css'

import type { Route } from './+types/maps-embed'

export const meta: Route.MetaFunction = () =>
  headOf({
    title: locator.title,
    description: words.description,
    path: '/maps-embed',
  })

type State = 'loading' | 'ready' | 'failed'

/** The maps app in a frame. It says itself when it is ready: a frame that loads proves nothing. */
export default function MapsEmbed() {
  const hydrated = useHydrated()
  const [state, setState] = useState<State>('loading')
  const goBack = useWayBack()

  return (
    <div className={css.page}>
      <div className={`${css.bar} border-b row gap-4`}>
        <Button variant="quiet" small onClick={goBack}>
          <span className={css.arrow}>
            <Icon name="onward" />
          </span>
          {words.back}
        </Button>
        <h1 className="text-h3">{locator.title}</h1>
      </div>
      <div className={`${css.place} stack gap-0 flex-1 relative`}>
        {state === 'loading' && <LoadingSign />}
        {hydrated && state !== 'failed' && (
          <MapsFrame isShown={state === 'ready'} onSettle={setState} />
        )}
        {state === 'failed' && <Failure onRetry={() => setState('loading')} />}
      </div>
    </div>
  )
}

function LoadingSign() {
  return (
    <>
      <p role="status" className={`${css.loading} row`}>
        <Spinner />
        {words.loading}
      </p>
      <noscript>
        <Banner tone="note">
          <p>
            <InlineMarkdown
              text={words.needsScripts}
              values={{ address: business.addressLines.join(', '), phone: business.phone }}
            />
          </p>
        </Banner>
      </noscript>
    </>
  )
}

function Failure({ onRetry }: { onRetry: () => void }) {
  return (
    <div className={`${css.failure} stack`}>
      <Banner tone="error" focused="if-lost">
        <p>{words.failed}</p>
      </Banner>
      <Button onClick={onRetry}>{words.retry}</Button>
    </div>
  )
}

/** Back to where the visitor was on this site; who came from elsewhere finds the start. */
function useWayBack() {
  const navigate = useNavigate()

  return () => {
    const isFromHere = URL.parse(document.referrer)?.origin === location.origin
    if (isFromHere && window.history.length > 1) window.history.back()
    else void navigate(href('/'))
  }
}
