import { expect, it } from 'vitest'

import { words } from '#server/content.ts'
import { languages } from '#shared/language.ts'

import { listen } from './listen.ts'

const SECRET = 'of ann@example.com'

class BrokenFiles extends Map<string, never> {
  override get(): never {
    throw new Error(SECRET)
  }
}

it('returns an error of a page without details, in the requested language, and keeps running', async () => {
  const logged: unknown[] = []
  const server = await listen(
    { port: 0, host: '127.0.0.1' },
    { files: new BrokenFiles(), shells: [] },
    () => new Response('never asked'),
    (error) => `request-${logged.push(error)}`,
  )
  for (const [index, language] of languages.entries()) {
    const headers = { 'Accept-Language': language }
    const answer = await fetch(`http://127.0.0.1:${server.port}/login`, { headers })
    const id = `request-${index + 1}`
    expect([answer.status, answer.headers.get('X-Request-Id')]).toEqual([500, id])
    expect(answer.headers.get('Content-Security-Policy')).toContain(`default-src 'none'`)
    const page = await answer.text()
    expect(page).not.toContain(SECRET)
    expect(page).toContain(`<html lang="${language}">`)
    expect(page).toContain(words[language].barePages.failed)
  }
  expect(logged.map(String)).toEqual([`Error: ${SECRET}`, `Error: ${SECRET}`])
  await server.close()
})
