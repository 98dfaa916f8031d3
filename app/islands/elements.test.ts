import { afterEach, expect, it, vi } from 'vitest'

import { fetchAhead } from './elements.ts'

afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

it('asks for many modules a few at a time, and for each once', () => {
  vi.useFakeTimers()
  const asked: string[] = []
  const append = ({ href }: { href: string }) => asked.push(href)
  vi.stubGlobal('document', { createElement: () => ({}), head: { append } })
  const modules = Array.from({ length: 70 }, (_, index) => `/${index}.js`)

  fetchAhead([...modules, ...modules])
  expect(asked.length).toBeGreaterThan(0)
  expect(asked.length).toBeLessThanOrEqual(12)
  vi.runAllTimers()
  expect(asked).toEqual(modules)
})
