import { expect, it } from 'vitest'

import { useSharedServer } from '#server/testing/use-server.ts'

const ADDRESS = 'https://shop.test/reset-password?token_hash=secret'
const server = useSharedServer()

async function report(body: unknown) {
  const before = server.logged().length
  const { status } = await server.ask('/csp-report', { method: 'POST', body: JSON.stringify(body) })
  return { status, logged: server.logged().slice(before) }
}

it.each([
  ['alone', { 'csp-report': { 'document-uri': ADDRESS, 'effective-directive': 'img-src' } }],
  [
    'with others',
    [
      { type: 'csp-violation', url: ADDRESS, body: { effectiveDirective: 'font-src' } },
      { type: 'csp-violation', url: ADDRESS, body: { effectiveDirective: 'img-src' } },
    ],
  ],
])('the report %s is logged without its address', async (_, body) => {
  const { status, logged } = await report(body)
  expect(status).toBe(204)
  expect(logged).toContain('"refused":"img-src"')
  expect(logged).not.toContain('secret')
})

it.each([[{}], [[{}]], ['text'], [{ 'csp-report': { 'effective-directive': ADDRESS } }]])(
  'anything else is refused and not logged: %j',
  async (body) => {
    expect(await report(body)).toEqual({ status: 400, logged: '' })
  },
)
