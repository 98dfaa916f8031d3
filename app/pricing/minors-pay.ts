import { minorsPay as asBuilt } from '#app/content/fees.ts'
import { runtimeConfig } from '#app/islands/runtime-config.ts'
import type { LiveFacts } from '#shared/shop/core/live-facts.ts'

const live: LiveFacts = JSON.parse(runtimeConfig)

/** Whether children count as adults do: as the owner set it at the counter, or as it was built. */
export const minorsPay = live.minorsPay ?? asBuilt
