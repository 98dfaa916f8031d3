import { expect, it } from 'vitest'

import { listen } from './listen.ts'

const SECRET = 'of ann@example.com'

class BrokenFiles extends Map<string, never> {
  override get(): never {
    throw new Error(SECRET)
  }
}

it('answers an error on the way to a page without details, and goes on', async () => {
  const told: unknown[] = []
  const server = await listen(
    { port: 0, host: '127.0.0.1' },
    { files: new BrokenFiles(), shells: [] },
    () => new Response('never asked'),
    (error) => `request-${told.push(error)}`,
  )
  for (const id of ['request-1', 'request-2']) {
    const answer = await fetch(`http://127.0.0.1:${server.port}/login`)
    expect([answer.status, answer.headers.get('X-Request-Id')]).toEqual([500, id])
    expect(answer.headers.get('Content-Security-Policy')).toContain(`default-src 'none'`)
    expect(await answer.text()).not.toContain(SECRET)
  }
  expect(told.map(String)).toEqual([`Error: ${SECRET}`, `Error: ${SECRET}`])
  await server.close()
})
