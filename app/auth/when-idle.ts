/** Acts once the page has nothing else to do. @returns what calls it off */
export function whenIdle(act: () => void) {
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(act, 200)
    return () => clearTimeout(timer)
  }
  const ticket = requestIdleCallback(act, { timeout: 2000 })
  return () => cancelIdleCallback(ticket)
}
