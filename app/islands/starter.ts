/*
 * All that runs for a visitor who only reads (docs/decisions/001): inline at the end of every page, at
 * most 4 kB packed, with first-paint.ts. React is fetched ahead when a control that needs it comes near, and evaluated
 * when one is used or focused.
 */
import { keepLanguage } from './chosen-language.ts'
import { markPlace } from './mark-place.ts'
import { recordInput, replayInput } from './replay-input.ts'
import { changeTheme, markDocument } from './theme.ts'

/* Written in front of this script by finish-page.ts. */
declare const hydrate: () => Promise<unknown>
declare const modules: string[]
declare const atOnce: boolean
declare const offline: string

/** What a small script of a part of the page gives (`data-script`). */
export type PartScript = { attach: (part: HTMLElement) => void }

/** What the browser hands out when it would install the site. */
type InstallOffer = Event & { prompt: () => Promise<unknown> }

const root = document.documentElement
const all = (selector: string) => document.querySelectorAll<HTMLElement>(selector)
const closest = (target: unknown, selector: string) =>
  target instanceof Element ? target.closest<HTMLElement>(selector) : null
const whenIdle = (act: () => void) =>
  'requestIdleCallback' in window
    ? requestIdleCallback(act, { timeout: 2000 })
    : setTimeout(act, 200)
const listen = (names: string, act: (event: Event) => void) => {
  for (const name of names.split(' ')) addEventListener(name, act, { capture: true, passive: true })
}

/* What answers by React alone, or not at all. */
const NEEDS_REACT =
  'button:not([popovertarget],[data-theme-switch]),a[data-viewer],form,input,select,textarea'
const PRESSED = 'button:not([popovertarget]),a[data-viewer]'

let isHydrated = false
let waking: Promise<unknown> | undefined
let pressed: HTMLElement | null = null

/* The press shows its answer first: what follows takes longer than a frame. */
const afterFrame = () => new Promise((done) => requestAnimationFrame(() => setTimeout(done)))

function wake() {
  waking ??= afterFrame()
    .then(hydrate)
    .catch((error) => {
      isHydrated = true
      if (pressed instanceof HTMLAnchorElement) pressed.click()
      throw error
    })
}

/** Fetches the small script of a part of the page, and hands the part to it. */
async function attach(part: HTMLElement) {
  const address = part.dataset['script']
  if (!address) return
  delete part.dataset['script']
  const script: PartScript = await import(/* @vite-ignore */ address)
  script.attach(part)
  part.dataset['attached'] = ''
  if (part.contains(pressed)) press()
}

function press() {
  const again = pressed
  pressed = null
  again?.click()
}

/* The part of the page whose small script answers. Links to the viewer are React's wherever they stand. */
function partOf(target: unknown) {
  return closest(target, 'a[data-viewer]') ? null : closest(target, '[data-part]')
}

function approach({ target }: Event) {
  const part = partOf(target)
  if (part) void attach(part)
  else if (closest(target, NEEDS_REACT) && !closest(target, '[data-alone]')) wake()
}

/* What is pressed before it answers is pressed again when it does. */
function hold(event: MouseEvent) {
  const { target } = event
  if (closest(target, '[data-theme-switch]')) return changeTheme()
  keepLanguage(closest(target, 'a[data-language]'))
  if (closest(target, 'a[href*="#"]')) layOut()
  const wanted = closest(target, PRESSED)
  const part = partOf(target)
  const isNewTab = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey
  const isAnswered = part
    ? 'attached' in part.dataset
    : isHydrated || closest(target, '[data-alone]')
  if (!wanted || isAnswered || (isNewTab && wanted instanceof HTMLAnchorElement)) return
  event.preventDefault()
  event.stopPropagation()
  pressed = wanted
  approach(event)
}

function follow() {
  markPlace()
  const part = closest(document.getElementById(location.hash.slice(1)), '[data-part]')
  if (part) void attach(part)
}

listen('pointerover pointerdown focusin', approach)
listen('input', (event) => {
  if (isHydrated) return
  recordInput(event)
  approach(event)
})
listen('hydrated', () => {
  isHydrated = true
  void replayInput().then(press)
})
listen('storage pageshow', markDocument)
listen('keydown', layOut)
listen('menuchoice', markPlace)
addEventListener('click', hold, true)
addEventListener('hashchange', () => {
  for (const open of all('[popover=auto]:popover-open')) open.hidePopover()
  follow()
})
addEventListener(
  'error',
  ({ target }) => {
    const place = closest(target, '[data-picture]')
    if (place) place.textContent = place.dataset['picture'] ?? ''
  },
  true,
)
for (const control of all('[data-until-hydrated]')) control.removeAttribute('disabled')

const early = new IntersectionObserver(
  (entries) => {
    for (const { isIntersecting, target } of entries) {
      if (!isIntersecting) continue
      early.unobserve(target)
      if (target instanceof HTMLImageElement) target.src = target.dataset['src'] ?? ''
      else if (target instanceof HTMLElement) void attach(target)
    }
  },
  { rootMargin: '50px' },
)
for (const seen of all('img[data-src],[data-near]')) early.observe(seen)

/* The way to the ends of a long page. */
const scrolled = new IntersectionObserver(([top]) => {
  root.toggleAttribute('data-scrolled', top?.isIntersecting === false)
  root.toggleAttribute('data-long', root.scrollHeight > 2 * innerHeight)
})
for (const top of all('[data-top]')) scrolled.observe(top)

/* The start page shows the browser's offer to install the site itself. */
const [install] = all('[data-install]')
let offer: InstallOffer | undefined
if (install) {
  const show = (next?: InstallOffer) => {
    offer = next
    install.hidden = !next
  }
  addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault()
    show(event as InstallOffer)
  })
  addEventListener('appinstalled', () => show())
  install.addEventListener('click', () => void offer?.prompt().finally(show))
}

/* Visitors who are signed in, whom a link or a page brought here to do something or to what React alone shows, or who left words in a form. */
function mustWake() {
  const left = [...all('form[data-draft]')].some(({ dataset }) => {
    try {
      return sessionStorage.getItem(dataset['draft'] ?? '') !== null
    } catch {
      return false
    }
  })
  const state = history.state ?? {}
  const { search, hash } = location
  const isElsewhere = hash.length > 1 && !document.getElementById(hash.slice(1))
  return (
    left || atOnce || isElsewhere || root.dataset['session'] || search || state.usr || state.viewer
  )
}

/* All at once: one at a time draws a frame for each. */
function fetchAhead(scripts: Iterable<string>) {
  for (const href of new Set(scripts)) {
    const link = document.createElement('link')
    Object.assign(link, { rel: 'modulepreload', href, fetchPriority: 'low' })
    document.head.append(link)
  }
}

/* React, as soon as a control that needs it is at most a screen away. */
function fetchNear() {
  const near = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return
      near.disconnect()
      whenIdle(() => fetchAhead(modules))
    },
    { rootMargin: '100% 0px' },
  )
  for (const control of all(NEEDS_REACT))
    if (!partOf(control) && !closest(control, '[data-alone]')) near.observe(control)
}

/* Before a leap within the page: all that stands above its end has its true height (base.css). What does not scroll sideways on this screen is no stop of the keyboard. */
function layOut() {
  root.dataset['whole'] = ''
  for (const scroller of all('[data-scroller]')) {
    delete scroller.dataset['scroller']
    if (scroller.scrollWidth <= scroller.clientWidth) scroller.removeAttribute('tabindex')
  }
}

/* A part at an idle moment, each in a frame of its own: nothing the visitor does meanwhile waits long. */
function layOutParts([part, ...others]: HTMLElement[]) {
  if (!part) return layOut()
  delete part.dataset['later']
  requestAnimationFrame(() => whenIdle(() => layOutParts(others)))
}

function begin() {
  follow()
  whenIdle(() => {
    layOutParts([...all('[data-later]')])
    if (mustWake()) return wake()
    fetchAhead([...all('[data-script]')].map(({ dataset }) => dataset['script'] ?? ''))
    fetchNear()
  })
  /* Long after, so that nothing the visitor waits for is slower. */
  if (import.meta.env.PROD)
    setTimeout(() => void import(/* @vite-ignore */ offline).catch(() => undefined), 4000)
}

const whenLoaded = () =>
  document.readyState === 'complete' ? begin() : addEventListener('load', begin, { once: true })
if ('prerendering' in document && document.prerendering)
  document.addEventListener('prerenderingchange', whenLoaded, { once: true })
else whenLoaded()
