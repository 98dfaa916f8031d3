import { applicationCalls } from './applications/calls.ts'
import { callerCalls } from './core/calls.ts'
import { paperCalls } from './papers/calls.ts'
import { visitCalls } from './visits/calls.ts'

/** Every call of the shop, by subject. */
export const calls = {
  applications: applicationCalls,
  caller: callerCalls,
  papers: paperCalls,
  visits: visitCalls,
}
