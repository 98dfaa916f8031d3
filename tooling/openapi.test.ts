import { readFileSync } from 'node:fs'

import { expect, it } from 'vitest'

import { describeCalls, OPENAPI_FILE } from './openapi.ts'

it('the OpenAPI document says what the contracts say: node tooling/openapi.ts', async () => {
  expect(JSON.parse(readFileSync(OPENAPI_FILE, 'utf8'))).toEqual(JSON.parse(await describeCalls()))
})
