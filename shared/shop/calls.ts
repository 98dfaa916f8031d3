import { paperCalls } from './papers/calls.ts'

/** Every call of the shop, by subject. */
export const calls = { papers: paperCalls }
