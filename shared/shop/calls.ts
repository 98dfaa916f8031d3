import { applicationCalls } from './applications/calls.ts'
import { callerCalls } from './core/calls.ts'
import { moneyCalls } from './money/calls.ts'
import { paperCalls } from './papers/calls.ts'
import { visitCalls } from './visits/calls.ts'

/** Every call of the shop, by subject. */
export const calls = {
  applications: applicationCalls,
  caller: callerCalls,
  money: moneyCalls,
  papers: paperCalls,
  visits: visitCalls,
}
