import { pagePath } from '#app/ui/page-path.ts'
import { MINUTE_MS } from '#shared/durations.ts'

import { findDraft } from './application-draft.ts'
import { all, closest, fetchAhead, inTurn, NEEDS_REACT, partOf, whenIdle } from './elements.ts'
import { liveConfig, updateLiveFacts } from './live-facts.ts'
import { registerServiceWorker } from './start-worker.ts'

const root = document.documentElement
/** Late enough not to slow down anything the visitor waits for. */
const KEEP_OFFLINE_MS = 4000
const LIVE_MIN_MS = 10_000
const CONFIG = /<script id="runtime-config"[^<>]*>([^<]*)/

type Starter = {
  modules: () => Promise<Iterable<string>>
  wake: () => void
  isWaking: () => boolean
}

export function runAfterLoad({ modules, wake, isWaking }: Starter) {
  addEventListener('menuchoice', markPlace)
  addEventListener('hashchange', markPlace)
  if (import.meta.env.PROD && wasLeftOpen()) wake()
  if (import.meta.env.PROD && !isWaking()) findDraft(wake)
  if (import.meta.env.PROD) setTimeout(registerServiceWorker, KEEP_OFFLINE_MS)
  inTurn([
    markPlace,
    watchScrolling,
    followOwner,
    () => {
      if (isWaking()) return
      fetchAhead([...all('[data-script]')].map(({ dataset }) => dataset['script'] ?? ''))
      fetchNear(modules)
    },
  ])
}

function wasLeftOpen() {
  const left = [...all('form[data-draft]')].some(({ dataset }) => {
    try {
      return sessionStorage.getItem(dataset['draft'] ?? '') !== null
    } catch {
      return false
    }
  })
  const state = history.state ?? {}
  const isElsewhere = location.hash.length > 1 && !document.getElementById(location.hash.slice(1))
  return left || isElsewhere || state.usr || state.viewer
}

/** Days and a notice set by the owner while the page stays open. */
function followOwner() {
  let askedAt = Date.now()
  const refresh = async () => {
    if (document.hidden || Date.now() - askedAt < LIVE_MIN_MS || !all('div[data-live]')[0]) return
    askedAt = Date.now()
    const answer = await fetch(location.pathname, { cache: 'no-cache' })
    const [, config] = (answer.ok && CONFIG.exec(await answer.text())) || []
    if (config !== undefined && config !== liveConfig()) updateLiveFacts(config)
  }
  const tryRefresh = () => void refresh().catch(() => undefined)
  setInterval(tryRefresh, MINUTE_MS)
  document.addEventListener('visibilitychange', tryRefresh)
}

function watchScrolling() {
  const scrolled = new IntersectionObserver(([top]) => {
    root.toggleAttribute('data-scrolled', top?.isIntersecting === false)
    root.toggleAttribute('data-long', root.scrollHeight > 2 * innerHeight)
  })
  for (const top of all('[data-top]')) scrolled.observe(top)
}

function fetchNear(modules: Starter['modules']) {
  const nearby = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return
      nearby.disconnect()
      whenIdle(() => void modules().then(fetchAhead, () => undefined))
    },
    { rootMargin: '100% 0px' },
  )
  for (const control of all(NEEDS_REACT))
    if (!partOf(control) && !closest(control, '[data-alone]')) nearby.observe(control)
}

/** Marks the menu's entry of this address, including its fragment; of several, the one chosen last. */
function markPlace() {
  const { pathname, hash } = location
  const isHome = pagePath(location) === '/'
  let chosen: string | null = null
  try {
    chosen = sessionStorage.getItem('mailbox.menu')
  } catch {}
  const tops = [...document.querySelectorAll<HTMLElement>('[data-name]')]
  const leadingTo = (path: string) =>
    tops.filter((top) => top.querySelector(`a[href=${JSON.stringify(path)}]`))
  const exact = leadingTo(pathname + hash)
  const entries = exact[0] || isHome ? exact : leadingTo(pathname)
  if (!entries[0] && !isHome) return
  const place = entries.find(({ dataset }) => dataset['name'] === chosen) ?? entries[0]
  for (const top of tops) {
    const link = top.querySelector('a')
    if (top !== place) link?.removeAttribute('aria-current')
    else if (!link?.ariaCurrent) link?.setAttribute('aria-current', 'true')
  }
}
