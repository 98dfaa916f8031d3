import { parseHTML } from 'linkedom'
import { describe, expect, it } from 'vitest'

import { fees, proration } from '#app/content/fees.ts'
import { plans } from '#app/content/plans.ts'
import { formatDollars } from '#app/ui/dollars.ts'
import { rentRules as english } from '#shared/content/en/rent-rules.ts'
import { rentRules as spanish } from '#shared/content/es/rent-rules.ts'
import { offeredLanguages } from '#shared/content/languages.ts'
import { interpolate } from '#shared/interpolate.ts'

import { select, textOf } from './served-pages.ts'

const site = process.env.TEST_SITE_URL ?? ''
const pages = ['/terms', '/', ...plans.map(({ path }) => path)]

describe.each([
  ['', english] as const,
  ...(offeredLanguages.includes('es') ? [['/es', spanish] as const] : []),
])('the pages of %s/', (root, rent) => {
  it.each(pages)('%s explains due dates, late rent, renewal, ending, and refunds', async (path) => {
    const response = await fetch(site + (root + path).replace(/(?<=.)\/$/, ''))
    const text = textOf(select(parseHTML(await response.text()).document, 'main'))
    expect(text).toContain(rent.due)
    expect(text).toContain(`${rent.renews} ${rent.pays} ${rent.stop} `.trim())
    expect(text).toContain(rent.leaving[proration])
    if (fees.late === 0) return
    expect(text).toContain(interpolate(rent.late, { lateFee: formatDollars(fees.late) }))
  })
})
