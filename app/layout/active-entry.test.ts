import { describe, expect, it } from 'vitest'

import { plans } from '#app/content/plans.ts'
import { companyMenu, menu } from '#app/ui/navigation.ts'

import { findActive } from './active-entry.ts'

const entries = [...menu, companyMenu]

function active(path: string) {
  return findActive(entries, path)?.text
}

describe('the active entry', () => {
  it.each([
    ['/services', 'SERVICES'],
    ['/services/legal/living-will', 'SERVICES'],
    ['/tools/pdf-tools', 'TOOLS'],
    ['/ai-tools', 'AI Tools'],
    ['/maps-embed', 'LOCATION'],
    [plans[0]?.path ?? '', 'PLANS'],
    ['/blog/a-post', 'Company'],
  ])('follows from the path: %s', (path, text) => {
    expect(active(path)).toBe(text)
  })

  it.each(['/', '/login'])('is none at %s', (path) => {
    expect(active(path)).toBeUndefined()
  })
})
