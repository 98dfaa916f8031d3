/** Inline in the head of every page, so that neither the theme nor the signed-in state flashes. */
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

/** Smooth scrolling begins only after the first jump (base.css). */
addEventListener(
  'load',
  () => requestAnimationFrame(() => setTimeout(() => (root.dataset['arrived'] = ''))),
  { once: true },
)

if (pagePath(location) === '/') beginAtTop()

/** A reloaded landing page begins at its top or at its fragment; going back restores the scroll position. */
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
