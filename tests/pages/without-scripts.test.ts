import { describe, expect, it } from 'vitest'

import { business } from '#app/content/business.ts'
import { plans } from '#app/content/plans.ts'

import { select, selectAll, servePages, textOf } from './served-pages.ts'

const served = await servePages()

describe('a feature that needs scripts', () => {
  const apology = (path: string) => selectAll(served.page(path), 'noscript').map(textOf).join(' ')

  it.each(['/account', '/dashboard', '/apply', '/login', '/maps-app', '/maps-embed'])(
    'is explained at %s, and the rest of the page works',
    (path) => {
      expect(textOf(select(served.page(path), 'h1'))).not.toBe('')
      expect(apology(path)).toMatch(/needs? JavaScript|by JavaScript/)
      if (path.startsWith('/maps-'))
        expect(apology(path)).toContain(business.addressLines.join(', '))
      else expect(selectAll(served.page(path), '#footer')).toHaveLength(1)
    },
  )

  it.each([
    ['/login', 'form button'],
    ['/services/shipping-quote', 'form button'],
    [plans[0]!.path, 'input[name=term]'],
  ])('at %s is disabled until they load', (path, control) => {
    const controls = selectAll(served.main(path), control)
    expect(selectAll(served.main(path), 'noscript p')).not.toEqual([])
    expect(controls).not.toEqual([])
    expect(controls.filter((one) => !one.closest('[disabled]'))).toEqual([])
  })

  it('to measure a package is explained for doing by hand', () => {
    const main = served.main('/services/shipping-quote')
    expect(selectAll(main, 'h2, h3').map(textOf)).toContainEqual(expect.stringMatching(/^By hand/))
    expect(textOf(main)).toContain('twice the width plus twice the height')
  })
})
