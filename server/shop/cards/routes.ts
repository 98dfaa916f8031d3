import { serveCalls } from '#server/shop/core/serve-calls.ts'
import { cardCalls } from '#shared/shop/cards/calls.ts'

import { endAutomatic, startAutomatic } from './automatic.ts'
import { listCardPayments } from './card-payments.ts'
import { startCheckout } from './checkouts.ts'
import { refundCard } from './refund.ts'
import { getRenewal } from './renewal.ts'
import { getCardReport } from './report.ts'
import { finishCardTask, listCardTasks } from './tasks.ts'

export const cardRoutes = serveCalls(cardCalls, {
  getRenewal,
  startCheckout,
  startAutomatic,
  endAutomatic,
  listCardPayments,
  refundCard,
  listCardTasks,
  finishCardTask,
  getCardReport,
})
