import { expect, it } from 'vitest'

import * as content from '#content/identification.ts'
import { addressIds, photoIds } from '#shared/shop/applications/identification.ts'

const idsOf = (documents: { id: string }[]) => documents.map(({ id }) => id)

it('the pages name exactly the accepted ways to sign', () => {
  expect(idsOf(content.signingWays)).toEqual(['counter', 'video', 'notary'])
})

it('documents named as refused are on neither list', () => {
  const taken: string[] = [...photoIds, ...addressIds]
  expect(idsOf(content.rejectedDocuments).filter((id) => taken.includes(id))).toEqual([])
})
