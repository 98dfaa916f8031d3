import type { ShopRoutes } from '#server/shop/core/access.ts'

import { listExpiringIds } from './expiring-ids.ts'
import { listCandidates, listPapers, noteMailing, noteNotice, receivePaper } from './papers.ts'
import { certifyQuarter, getQuarter } from './quarter.ts'
import { exportRoster, getRoster } from './roster.ts'

/** The calls about legal papers, and about the list of customers. */
export const paperRoutes: ShopRoutes = {
  '/shop/v1/staff/papers': {
    GET: { access: 'clerk', handler: listPapers },
    POST: { access: 'clerk', handler: receivePaper, maxBodyBytes: 2_048 },
  },
  '/shop/v1/staff/papers/boxes/:box': { GET: { access: 'clerk', handler: listCandidates } },
  '/shop/v1/staff/papers/:id/notice': { POST: { access: 'clerk', handler: noteNotice } },
  '/shop/v1/staff/papers/:id/mailing': { POST: { access: 'clerk', handler: noteMailing } },
  '/shop/v1/staff/roster': { GET: { access: 'clerk', handler: getRoster } },
  '/shop/v1/staff/roster/file': { GET: { access: 'owner', handler: exportRoster } },
  '/shop/v1/staff/quarter': {
    GET: { access: 'clerk', handler: getQuarter },
    POST: { access: 'owner', handler: certifyQuarter },
  },
  '/shop/v1/staff/expiring-ids': { GET: { access: 'clerk', handler: listExpiringIds } },
}
