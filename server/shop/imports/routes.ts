import type { Services } from '#server/services.ts'
import { today } from '#server/shop/core/counter.ts'
import { serveCalls, type CallContext, type InputOf } from '#server/shop/core/serve-calls.ts'
import { importCalls } from '#shared/shop/imports/calls.ts'

import { commit } from './commit.ts'
import { compareWithShop } from './compare.ts'
import { listImports } from './list-imports.ts'
import { stage } from './pieces.ts'
import { takeBack } from './take-back.ts'

export const importRoutes = serveCalls(importCalls, {
  compare,
  stage,
  commit,
  list: listImports,
  takeBack,
})

function compare(
  input: InputOf<(typeof importCalls)['compare']>,
  _context: CallContext,
  services: Services,
) {
  return compareWithShop(services.database.read, input, today(services))
}
