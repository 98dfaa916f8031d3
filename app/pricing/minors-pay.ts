import { minorsPay as asBuilt } from '#app/content/fees.ts'
import { runtimeConfig } from '#app/islands/runtime-config.ts'
import type { LiveFacts } from '#shared/shop/core/live-facts.ts'

const live: LiveFacts = JSON.parse(runtimeConfig)

/** The owner's setting at the counter comes before the built value. */
export const minorsPay = live.minorsPay ?? asBuilt
