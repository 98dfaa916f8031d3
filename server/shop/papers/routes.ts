import { today } from '#server/shop/core/counter.ts'
import { serveCalls } from '#server/shop/core/serve-calls.ts'
import { paperCalls } from '#shared/shop/papers/calls.ts'

import { listExpiringIds } from './expiring-ids.ts'
import { listCandidates, listPapers, noteStep, receivePaper } from './papers.ts'
import { certifyQuarter, loadQuarter } from './quarter.ts'
import { exportRoster, getRoster } from './roster.ts'

export const paperRoutes = serveCalls(paperCalls, {
  list: listPapers,
  receive: receivePaper,
  listCandidates,
  noteNotice: ({ id }, context, services) =>
    noteStep({ id, step: 'noticed', on: today(services) }, context, services),
  noteMailing: ({ id, on }, context, services) =>
    noteStep({ id, step: 'mailed', on }, context, services),
  getRoster,
  exportRoster,
  getQuarter: (_input, _context, services) => loadQuarter(services),
  certifyQuarter,
  listExpiringIds,
})
