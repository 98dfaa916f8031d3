import { closest } from '#app/islands/elements.ts'
import { runtimeConfig } from '#app/islands/runtime-config.ts'
import { isMailboxId } from '#app/sample-mailboxes/mailbox.ts'
import { language } from '#content/language.ts'
import { pathIn } from '#shared/language.ts'

import { MAPS_READY, readMailboxId } from './frame-messages.ts'

const READY_TIMEOUT_MS = 8_000

/** Only a message of the frame's window and origin says that it is ready; its load event proves nothing. */
export function attach(part: HTMLElement) {
  const { href, origin } = mapsAddress()
  const { frame, loading, failure } = partsOf(part)
  let timer: ReturnType<typeof setTimeout> | undefined

  function wait() {
    frame.dataset['waiting'] = ''
    timer = setTimeout(fail, READY_TIMEOUT_MS)
  }

  function show() {
    clearTimeout(timer)
    loading.remove()
    delete frame.dataset['waiting']
    passThemeOn()
  }

  function fail() {
    loading.remove()
    frame.replaceWith(failure)
    const banner = failure.querySelector<HTMLElement>('[role=alert]')
    banner?.scrollIntoView({ block: 'nearest' })
    if (document.activeElement === document.body) banner?.focus({ preventScroll: true })
  }

  function retry() {
    failure.replaceWith(loading, frame)
    wait()
  }

  function passThemeOn() {
    const { theme } = document.documentElement.dataset
    if (!('waiting' in frame.dataset))
      frame.contentWindow?.postMessage({ type: 'theme', theme }, origin)
  }

  addEventListener('message', ({ source, origin: from, data }: MessageEvent<unknown>) => {
    const isApp = source === frame.contentWindow && from === origin
    if (isApp && Object(data).type === MAPS_READY) show()
  })
  new MutationObserver(passThemeOn).observe(document.documentElement, {
    attributeFilter: ['data-theme'],
  })
  part.addEventListener('click', ({ target }) => {
    const press = closest(target, '[data-press]')?.dataset['press']
    if (press === 'retry') retry()
    if (press === 'back') goBack()
  })
  failure.remove()
  failure.hidden = false
  frame.src = href
  wait()
}

function partsOf(part: HTMLElement) {
  const frame = part.querySelector('iframe')
  const loading = part.querySelector('[role=status]')
  const failure = part.querySelector<HTMLElement>('[data-failure]')
  if (!frame || !loading || !failure) throw new Error('The page of the map lacks a part.')
  return { frame, loading, failure }
}

function mapsAddress() {
  const appPath = pathIn(language, '/maps-app')
  const { mapsAppUrl = appPath }: { mapsAppUrl?: string } = JSON.parse(runtimeConfig)
  const address = new URL(mapsAppUrl, location.origin)
  const id = readMailboxId(location)
  if (id !== null && isMailboxId(id)) address.searchParams.set('mailbox', id)
  return address
}

function goBack() {
  const isFromHere = URL.parse(document.referrer)?.origin === location.origin
  if (isFromHere && history.length > 1) history.back()
  else location.assign(pathIn(language, '/'))
}
