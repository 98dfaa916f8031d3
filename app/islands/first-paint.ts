/*
 * Runs in the head of every page, before anything is painted. Secrets leave the address bar; the theme
 * and the signed-in state never flash. A page prepared ahead of a click looks again when it is shown.
 */
import { pagePath } from '#app/ui/page-path.ts'

import { emptyAddressBar } from './address-bar.ts'
import { markLanguage } from './chosen-language.ts'
import { markDocument } from './theme.ts'

emptyAddressBar()
const root = document.documentElement
const colour = document.createElement('meta')
colour.name = 'theme-color'
document.head.append(colour)
if (parent !== window) root.dataset['framed'] = ''
markDocument()
markLanguage()
document.addEventListener('prerenderingchange', markDocument, { once: true })

/* A visitor comes to a place on the page at once; only from there on the page scrolls smoothly (base.css). */
addEventListener(
  'load',
  () => requestAnimationFrame(() => setTimeout(() => (root.dataset['arrived'] = ''))),
  { once: true },
)

/*
 * Who comes back to a place in the page needs the true height of all that stands above it (later-parts.css). Who follows a link to one sees
 * nothing before it is there, and then its part alone: the others are laid out later (starter.ts).
 */
const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
const isNew = visit?.type === 'navigate'
const { hash, search } = location
const isLinked = isNew && hash !== ''
if (!isNew) root.dataset['whole'] = ''
if (isLinked) showPlace()
// By 200 ms a page from near has begun, a new connection included. From farther away the font would take half of its bandwidth, and
// come too late: the styles fetch it, for the next page.
else if (!isNew || performance.now() < 200) fetchFont(isNew)

/* An application is gone on with where its address names a plan or a step (app/pages/apply). */
if ((hash && hash !== '#about') || /[?&](plan|change)=/.test(search)) root.dataset['begun'] = ''

if (pagePath(location) === '/') beginAtTop()

/**
 * The landing page, loaded again, begins at its top or at the place that its address names: the
 * browser's own scrolling back to where it was is undone. Going back still leads there.
 */
function beginAtTop() {
  if (visit?.type !== 'reload') return
  const begin = () =>
    (document.querySelector(':target') ?? root).scrollIntoView({ behavior: 'instant' })
  const leave = () => removeEventListener('scroll', begin)
  addEventListener('scroll', begin)
  const later = () => requestAnimationFrame(() => requestAnimationFrame(leave))
  addEventListener('load', () => setTimeout(later, 100), { once: true })
  for (const sign of ['wheel', 'touchstart', 'pointerdown', 'keydown'])
    addEventListener(sign, leave, { once: true, passive: true })
}

function showPlace() {
  root.dataset['linked'] = ''
  block('expect', hash)
  const place = () => document.getElementById(hash.slice(1))
  const part = () => place()?.closest('[data-later]')
  const styles = fetchStyles()
  // A part that Chromium has laid out as set aside counts as moved when it is shown, though nothing of it was drawn: it is marked as it is parsed.
  const parsing = new MutationObserver(() => {
    const own = document.body?.querySelector('link[rel=stylesheet]')
    if (styles && own) {
      own.remove()
      styles.id = own.id
    }
    part()?.setAttribute('data-later', 'laid')
  })
  parsing.observe(document, { childList: true, subtree: true })
  requestAnimationFrame(() => {
    parsing.disconnect()
    // The browser itself scrolls only when the whole page is parsed. It warns where a part that it took for hidden is scrolled to.
    if (part()?.getBoundingClientRect()) return place()?.scrollIntoView({ behavior: 'instant' })
    // It is in no such part, React draws it later, or there is none. Laid out before they are first drawn, the parts below count as moved.
    delete root.dataset['linked']
  })
}

/**
 * The later styles (later-styles.tsx) hold up the first frame, not the parser: the page is parsed while they are on their way, and
 * those in the body, the same, are taken out as they come. The font follows them, so that it takes none of their bandwidth.
 */
function fetchStyles() {
  const ahead = document.querySelector<HTMLLinkElement>('link[as=style]')
  if (!ahead) return fetchFont()
  const styles = block('stylesheet', ahead.href)
  styles.addEventListener('load', () => fetchFont())
  return styles
}

/** The first frame waits for it. */
function block(rel: string, href: string) {
  const link = document.createElement('link')
  Object.assign(link, { rel, href, blocking: 'render' })
  document.head.append(link)
  return link
}

/** A page that waits is laid out once, with the font it is seen in, where the browser would lay it out before and after the font came. */
function fetchFont(isAwaited = false) {
  const font = document.querySelector('link[as=font]')
  if (isAwaited) {
    root.toggleAttribute('data-bare')
    const show = () => root.removeAttribute('data-bare')
    font?.addEventListener('load', show)
    // About as long as the browser itself holds up the first frame for a font.
    setTimeout(show, 50)
  }
  font?.removeAttribute('media')
}
