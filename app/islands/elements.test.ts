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
  const asked: string[] = []
  const append = ({ href }: { href: string }) => asked.push(href)
  vi.stubGlobal('window', {})
  vi.stubGlobal('document', { createElement: () => ({}), head: { append } })
  const modules = Array.from({ length: 70 }, (_, index) => `/${index}.js`)

  fetchThem([...modules, ...modules])
  expect(asked.length).toBeLessThanOrEqual(atOnce)
  while (asked.length < modules.length) {
    const before = asked.length
    vi.advanceTimersToNextTimer()
    expect(asked.length - before).toBeLessThanOrEqual(atOnce)
  }
  expect(asked).toEqual(modules)
})
