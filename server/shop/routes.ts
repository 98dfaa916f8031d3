import type { ShopRoutes } from '#server/shop/core/permissions/access.ts'
import { callerCalls } from '#shared/shop/core/calls.ts'

import { announcementRoutes } from './announcements/routes.ts'
import { invitationRoutes } from './applications/account-invitations.ts'
import { applicationRoutes } from './applications/routes.ts'
import { noteRoutes } from './boxes/notes.ts'
import { cardRoutes } from './cards/routes.ts'
import { serveCalls } from './core/serve-calls.ts'
import { counterRoutes } from './counter-routes.ts'
import { dataRoutes } from './data/routes.ts'
import { isSampleShop } from './demo/is-sample-shop.ts'
import { importRoutes } from './imports/routes.ts'
import { mailRoutes } from './mail/routes.ts'
import { mailboxRoutes } from './mailbox-routes.ts'
import { moneyRoutes } from './money/routes.ts'
import { paperRoutes } from './papers/routes.ts'
import { reportRoutes } from './reports/routes.ts'
import { settingsRoutes } from './settings/routes.ts'
import { daysRoutes } from './settings/special-days.ts'
import { staffRoutes } from './staff/routes.ts'
import { todayRoutes } from './today/routes.ts'
import { visitRoutes } from './visits/routes.ts'

const callerRoutes = serveCalls(callerCalls, {
  async get(_input, { caller: { id, email, role, hasSecondFactor } }, { database }) {
    const isSample = role !== 'customer' && (await isSampleShop(database.read))
    return { id, email, role, hasSecondFactor, isSample }
  },
  arrive: () => ({}),
})

export const shopRoutes: ShopRoutes = {
  ...callerRoutes,
  ...announcementRoutes,
  ...applicationRoutes,
  ...cardRoutes,
  ...counterRoutes,
  ...dataRoutes,
  ...importRoutes,
  ...invitationRoutes,
  ...mailboxRoutes,
  ...mailRoutes,
  ...moneyRoutes,
  ...noteRoutes,
  ...paperRoutes,
  ...reportRoutes,
  ...settingsRoutes,
  ...daysRoutes,
  ...staffRoutes,
  ...todayRoutes,
  ...visitRoutes,
}
