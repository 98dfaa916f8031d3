const SIGNS = ['pointerover', 'focusin'] as const

/**
 * Calls back once, when a part of the page comes into view, is touched or focused, or
 * holds what the address leads to. Returns what ends the waiting.
 */
export function whenWanted(place: HTMLElement, act: () => void) {
  const observer = new IntersectionObserver((entries) => {
    if (entries.some(({ isIntersecting }) => isIntersecting)) begin()
  })
  const begin = () => {
    end()
    act()
  }
  const beginIfNamed = () => {
    const target = document.getElementById(location.hash.slice(1))
    if (target && place.contains(target)) begin()
  }
  const end = () => {
    observer.disconnect()
    for (const sign of SIGNS) place.removeEventListener(sign, begin)
    removeEventListener('hashchange', beginIfNamed)
  }

  observer.observe(place)
  for (const sign of SIGNS) place.addEventListener(sign, begin)
  addEventListener('hashchange', beginIfNamed)
  beginIfNamed()
  return end
}
