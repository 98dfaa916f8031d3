import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { words } from '#server/content.ts'
import { asLanguage } from '#shared/language.ts'
import { speak } from '#tests/support/wire.ts'

import { listen } from './listen.ts'

let server: Awaited<ReturnType<typeof listen>>

beforeAll(async () => {
  server = await listen(
    { port: 0, host: '127.0.0.1' },
    { files: new Map(), shells: [] },
    () => new Response('never asked'),
  )
})

afterAll(() => server.close())

describe('an unreadable request', () => {
  it.each([
    ['GET / HTTP/1.1\r\nHost: a\r\nContent-Length: 1\r\nTransfer-Encoding: chunked\r\n\r\n', 400],
    ['NONSENSE\r\n\r\n', 400],
    [`GET / HTTP/1.1\r\nHost: a\r\nX: ${'x'.repeat(20_000)}\r\n\r\n`, 431],
  ])('gets a page for %j', async (text, status) => {
    const answer = await speak(server.port, text)
    expect(answer).toContain(`HTTP/1.1 ${status} `)
    expect(answer).toContain('X-Content-Type-Options: nosniff')
    expect(answer).toContain("default-src 'none'")
    expect(answer).toMatch(/<h1>[A-Z][^<]+\.<\/h1>/)
  })

  it.each([
    ['in the language of its page', '/es/x', '', ['es']],
    ['in that of its browser', '/x', 'Accept-Language: es-MX,es;q=0.9\r\n', ['es']],
    ['or of another browser', '/x', 'Accept-Language: fr\r\n', ['en']],
    ['in both where it named none', '/x', '', ['en', 'es']],
  ])('gets %s', async (_, path, header, expected) => {
    const broken = 'Content-Length: 1\r\nTransfer-Encoding: chunked\r\n\r\n'
    const answer = await speak(server.port, `GET ${path} HTTP/1.1\r\n${header}${broken}`)
    const shown = [...answer.matchAll(/<div lang="(\w+)"><h1>([^<]*)/g)]
    expect(shown.map(([, language, title]) => [language, title])).toEqual(
      expected.map((language) => [language, words[asLanguage(language)].barePages.notUnderstood]),
    )
  })

  it('gets no page for HEAD', async () => {
    const answer = await speak(server.port, 'HEAD \\x HTTP/1.1\r\nHost: a\r\n\r\n')
    expect(answer).toMatch(/^HTTP\/1\.1 400 .*\r\n\r\n$/s)
  })
})
