import { describe, expect, it } from 'vitest'

import { companyMenu, menu } from '#app/content/menu.ts'

import { findActive } from './active-entry.ts'

const entries = [...menu, companyMenu]

function active(address: string, chosen: string | null = null) {
  const [pathname = '', hash] = address.split('#')
  return findActive(entries, { pathname, hash: hash ? `#${hash}` : '' }, chosen)?.text
}

describe('the active entry', () => {
  it.each([
    ['/services', 'SERVICES'],
    ['/services/legal/living-will', 'SERVICES'],
    ['/tools/pdf-tools', 'TOOLS'],
    ['/ai-tools', 'AI Tools'],
    ['/maps-embed', 'LOCATION'],
    ['/virtual-office', 'PLANS'],
    ['/#plans', 'PLANS'],
    ['/#faq', 'PROCESS'],
    ['/blog/a-post', 'Company'],
  ])('follows from the address: %s', (address, text) => {
    expect(active(address)).toBe(text)
  })

  it('is the one clicked, where several lead to the same place', () => {
    expect(active('/#contact')).toBe('LOCATION')
    expect(active('/#contact', 'company')).toBe('Company')
    expect(active('/#contact', 'process')).toBe('PROCESS')
  })

  it.each(['/', '/login', '/#nothing', '/#"><img>', '/#%'])('is none at %s', (address) => {
    expect(active(address, 'services')).toBeUndefined()
  })
})
