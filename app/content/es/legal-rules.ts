import type * as en from '#app/content/en/legal-rules.ts'
import type { Translated } from '#shared/translated.ts'

export const disclosureRule: Translated<typeof en.disclosureRule> =
  'Si vende a consumidores, su publicidad tiene que indicar su nombre legal y la dirección física completa desde donde hace negocios (California Business and Professions Code 17538.5; algunos negocios están exentos).'
