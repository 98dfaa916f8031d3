import { expect, it } from 'vitest'

import { calls } from '#shared/shop/calls.ts'

import { openApiDocument } from './openapi.ts'

it('the OpenAPI document has every call with its response', async () => {
  const { paths = {} } = await openApiDocument()
  const described = Object.values(paths).flatMap((path) =>
    Object.entries(path ?? {}).filter(([, operation]) => 'responses' in Object(operation)),
  )
  expect(described).toHaveLength(Object.values(calls).flatMap(Object.values).length)
})
