const MODULE = /\/ol\/render\/canvas\.js(\?|$)/
const MARKUP = "measureElement.innerHTML = 'M'"
const TEXT = "measureElement.textContent = 'M'"

/**
 * A step of the build: OpenLayers measures letters in an element that it fills by markup, which the
 * pages' policy (Trusted Types) forbids to every script. Text does as well.
 */
export function noMarkup() {
  return {
    name: 'no-markup',
    enforce: 'pre' as const,
    transform(code: string, id: string) {
      if (!MODULE.test(id)) return null
      if (!code.includes(MARKUP)) {
        throw new Error('OpenLayers measures text in another way: look at its render/canvas.js.')
      }
      return { code: code.replace(MARKUP, TEXT), map: null }
    },
  }
}
