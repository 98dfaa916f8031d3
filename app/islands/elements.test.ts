import { afterEach, expect, it, vi } from 'vitest'

import { fetchAhead, fetchNow } from './elements.ts'

afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

it.each([
  { fetchThem: fetchNow, atOnce: 12 },
  { fetchThem: fetchAhead, atOnce: 3 },
])('loads modules a few at a time, each once: $atOnce', ({ fetchThem, atOnce }) => {
  vi.useFakeTimers()
  const requests: string[] = []
  const append = ({ href }: { href: string }) => requests.push(href)
  vi.stubGlobal('window', {})
  vi.stubGlobal('document', { createElement: () => ({}), head: { append } })
  const modules = Array.from({ length: 70 }, (_, index) => `/${index}.js`)

  fetchThem([...modules, ...modules])
  expect(requests.length).toBeLessThanOrEqual(atOnce)
  while (requests.length < modules.length) {
    const before = requests.length
    vi.advanceTimersToNextTimer()
    expect(requests.length - before).toBeLessThanOrEqual(atOnce)
  }
  expect(requests).toEqual(modules)
})
