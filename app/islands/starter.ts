/**
 * The first script of a page (docs/decisions/001): inline, at most 4 kB compressed with first-paint.ts. Later work
 * is in after-load.ts.
 */
import { storeLanguage } from './chosen-language.ts'
import { all, closest, fetchNow, inTurn, NEEDS_REACT, partOf } from './elements.ts'
import type { HydratedEvent } from './entered-input.ts'
import { changeTheme, markDocument } from './theme.ts'

/** Written by finish-page.ts. */
declare const page: string
declare const atOnce: boolean
declare const afterLoad: string

/** Exports of the page's script (tooling/prerender/finish-page.ts). */
type PageScript = { modules: string[]; hydrate: () => Promise<unknown> }

/** Exports of the script of a part (`data-script`). */
export type PartScript = { attach: (part: HTMLElement) => void }

type AfterLoad = typeof import('./after-load.ts')

/** The browser's event that offers to install the site. */
type InstallOffer = Event & { prompt: () => Promise<unknown> }

const root = document.documentElement
const listen = (names: string, act: (event: Event) => void) => {
  for (const name of names.split(' ')) addEventListener(name, act, { capture: true, passive: true })
}

const PRESSED = 'button:not([popovertarget]),a:is([data-viewer],[data-held])'

let isHydrated = false
let waking: Promise<unknown> | undefined
let touched: HTMLElement | null = null
let pressed: HTMLElement | null | undefined

/** The press is painted first: what follows takes longer than a frame. */
const afterFrame = () => new Promise((done) => requestAnimationFrame(() => setTimeout(done)))

/** In development there is none: React starts by itself. */
const pageScript = async (): Promise<PageScript> =>
  import.meta.env.DEV ? { modules: [], hydrate: async () => {} } : import(/* @vite-ignore */ page)

async function hydrate() {
  const script = await pageScript()
  fetchNow(script.modules)
  await script.hydrate()
}

function wake() {
  waking ??= afterFrame()
    .then(hydrate)
    .catch((error) => {
      isHydrated = true
      if (pressed instanceof HTMLAnchorElement) pressed.click()
      throw error
    })
}

async function attach(part: HTMLElement) {
  const address = part.dataset['script']
  if (!address) return
  delete part.dataset['script']
  const script: PartScript | undefined = await import(/* @vite-ignore */ address).catch(
    () => undefined,
  )
  if (!script) return void (part.dataset['script'] = address)
  script.attach(part)
  part.dataset['attached'] = ''
  if (part.contains(pressed ?? null)) press()
}

function press() {
  const again = pressed
  pressed = null
  again?.click()
}

function approach({ target }: Event) {
  const part = partOf(target)
  if (part) void attach(part)
  else if (closest(target, NEEDS_REACT) && !closest(target, '[data-alone]')) wake()
}

/** Replayed after hydration. */
function hold(event: MouseEvent) {
  const { target } = event
  if (closest(target, '[data-theme-switch]')) return changeTheme()
  storeLanguage(closest(target, 'a[data-language]'))
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
  const part = closest(document.getElementById(location.hash.slice(1)), '[data-part]')
  if (part) void attach(part)
}

listen('pointerover pointerdown focusin input', approach)
listen('pointerdown focusin', ({ target }) => (touched = closest(target, '*')))
listen('hydrated', async (event) => {
  isHydrated = true
  pressed = await (event as HydratedEvent).detail(touched, pressed)
  if (!pressed) return
  // React's effects must have run.
  await afterFrame()
  press()
})
listen('storage pageshow', markDocument)
/** Cheaper than `:has` in the styles, which browsers evaluate at each press. */
listen('toggle', (event) => {
  if (closest(event.target, '[popover=auto]'))
    root.toggleAttribute('data-drawer', (event as ToggleEvent).newState === 'open')
})
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
    }
  },
  { rootMargin: '50px' },
)
const startParts = () => {
  for (const image of all('img[data-src]')) early.observe(image)
  for (const part of all('[data-eager]')) void attach(part)
}
startParts()
/** Sent by static-part.tsx. */
listen('drawn', startParts)

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

/** A box that does not scroll sideways is no tab stop. */
const stops = new ResizeObserver((lists) => {
  for (const { target } of lists) {
    if (target.scrollWidth > target.clientWidth) target.setAttribute('tabindex', '0')
    else target.removeAttribute('tabindex')
  }
})

const watchScrollers = () => {
  for (const scroller of all('[data-scroller]')) stops.observe(scroller)
}
watchScrollers()
listen('drawn', watchScrollers)

/** Signed-in visitors, and visitors with a task in the address, need React at once. */
function begin() {
  follow()
  inTurn([
    () => {
      if (import.meta.env.PROD && (atOnce || root.dataset['session'] || location.search)) wake()
    },
    () => {
      const modules = () => pageScript().then((script) => script.modules)
      import(/* @vite-ignore */ import.meta.env.DEV ? '/app/islands/after-load.ts' : afterLoad)
        .then(({ runAfterLoad }: AfterLoad) =>
          runAfterLoad({ modules, wake, isWaking: () => !!waking }),
        )
        .catch(() => undefined)
    },
  ])
}

const whenLoaded = () =>
  document.readyState === 'complete' ? begin() : addEventListener('load', begin, { once: true })
if ('prerendering' in document && document.prerendering)
  document.addEventListener('prerenderingchange', whenLoaded, { once: true })
else whenLoaded()
