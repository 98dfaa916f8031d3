import { afterEach, describe, expect, it, vi } from 'vitest'

import { startWorker } from './start-worker.ts'

const started: string[] = []

function open() {
  vi.stubGlobal('window', {})
  vi.stubGlobal('location', { origin: 'https://shop.example' })
  vi.stubGlobal('Worker', function Worker(url: string) {
    started.push(url)
  })
}

afterEach(() => {
  vi.unstubAllGlobals()
  started.length = 0
})

describe('a worker', () => {
  it('is started from the build of this site', () => {
    open()
    startWorker('/assets/pdf.worker-Ab1.mjs')
    expect(started).toEqual(['https://shop.example/assets/pdf.worker-Ab1.mjs'])
  })

  it.each([
    'https://evil.example/assets/a.js',
    '//evil.example/assets/a.js',
    'data:text/javascript,1',
    'blob:https://shop.example/1',
  ])('is not started from elsewhere: %s', (url) => {
    open()
    expect(() => startWorker(url)).toThrow("not of this site's build")
    expect(started).toEqual([])
  })
})
