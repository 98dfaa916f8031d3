import pino from 'pino'
import { expect, it } from 'vitest'

import { answerCsv } from './csv-answer.ts'

it('a failing file is cut off and logged', async () => {
  const lines: string[] = []
  const log = pino({}, { write: (line) => lines.push(line) })
  async function* pages(): AsyncGenerator<string[][], object> {
    yield [['one']]
    throw new Error('The database is gone')
  }
  await expect(answerCsv(['Name'], pages(), { log }).text()).rejects.toThrow('is gone')
  expect(lines).toHaveLength(1)
})

it('reading stops when the client leaves', async () => {
  let read = 0
  let isOver = false
  async function* pages(): AsyncGenerator<string[][], object> {
    try {
      for (;;) yield [[`page ${(read += 1)}`]]
    } finally {
      isOver = true
    }
  }
  const reader = answerCsv(['Name'], pages(), { log: pino({ level: 'silent' }) }).body?.getReader()
  await reader?.read()
  await reader?.cancel()
  await expect.poll(() => isOver).toBe(true)
  expect(read).toBeLessThanOrEqual(3)
})

it('rests twice as long as each part took, so that other requests are served', async () => {
  const pages = 3
  const pageMs = 5
  async function* read(): AsyncGenerator<string[][], object> {
    for (let page = 0; page < pages; page += 1) {
      const end = performance.now() + pageMs
      while (performance.now() < end);
      yield [[`page ${page}`]]
    }
    return { name: 'pages.csv' }
  }
  const startedAt = performance.now()
  const file = await answerCsv(['Name'], read(), { log: pino({ level: 'silent' }) }).json()
  expect(performance.now() - startedAt).toBeGreaterThanOrEqual(pages * pageMs * 2.5)
  expect(file.csv).toContain('page 2')
})
