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

if (pagePath(location) === '/') beginAtTop()

/**
 * The landing page, loaded again, begins at its top or at the place that its address names: the
 * browser's own scrolling back to where it was is undone. Going back still leads there.
 */
function beginAtTop() {
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
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
