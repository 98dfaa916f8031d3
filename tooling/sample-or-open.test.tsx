import { createElement, type ComponentType } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { afterEach, describe, expect, it, vi } from 'vitest'

import type { Mode } from '#app/content/business.ts'
import { reading } from '#content/articles.ts'
import { customerReviews, googleReviews, samplesNotice } from '#content/reviews.ts'
import { sample } from '#content/sample.ts'

const samples = [...customerReviews, ...googleReviews].filter(({ source }) => !source)

afterEach(() => {
  vi.doUnmock('#app/content/business.ts')
  vi.resetModules()
})

describe.each(['sample', 'open'] as const)('a site that is %s', (mode) => {
  const isSample = mode === 'sample'

  it(`${isSample ? 'says' : 'does not say'} on every page that it is a sample`, async () => {
    await switchTo(mode)
    const { SampleNotice } = await import('#app/layout/frame.tsx')
    const { default: Offline } = await import('#app/pages/offline/offline.tsx')
    for (const Page of [SampleNotice, Offline]) {
      expect((await render(Page)).includes(sample.notice)).toBe(isSample)
    }
  })

  it(`shows ${isSample ? 'sample reviews under one notice' : 'no review without a source'}`, async () => {
    await switchTo(mode)
    const { Reviews } = await import('#app/pages/landing/reviews.tsx')
    const { default: Page } = await import('#app/pages/company/reviews.tsx')
    for (const Part of [Reviews, Page as ComponentType]) {
      const html = await render(Part)
      for (const { name } of samples) expect([name, html.includes(name)]).toEqual([name, isSample])
      expect(html.split(samplesNotice).length - 1).toBe(isSample ? 1 : 0)
      expect(html.includes('No reviews yet. Rent with us?')).toBe(!isSample)
    }
  })

  it(`shows ${isSample ? 'the owner’s open tasks, marked' : 'no note of the owner’s'}`, async () => {
    await switchTo(mode)
    const { topicView } = await import('#app/pages/service/topic-view.ts')
    const { topics } = await import('#app/pages/service/topics.ts')
    const pages = topics.map(({ path }) => JSON.stringify(topicView(path)))
    expect(pages.some((text) => text.includes(sample.ownerNote))).toBe(isSample)
    const { registration } = topicView('/services/tax/tax-preparation')
    expect(Boolean(registration?.missing)).toBe(isSample)
    expect(registration?.pending.title).toBe('Not offered yet')
  })

  it(`shows legal texts ${isSample ? 'as unreviewed' : 'without the notes around them'}`, async () => {
    await switchTo(mode)
    const { default: LegalText } = await import('#app/pages/articles/legal-text.tsx')
    const { compileMarkdown } = await import('./markdown/compile-markdown.ts')
    const handle = { title: 'Terms', lead: '', changed: '2026-01-01', headings: [] }
    const html = await render(LegalText, handle)
    expect(html.includes(reading.legal.draft)).toBe(isSample && reading.legal.areDrafts)
    const text = await compileMarkdown(
      '---\ntitle: Terms of the shop\ndescription: What holds between the shop and whoever rents a mailbox there, in plain words, with every fee and every duty of both sides.\nlead: In plain words.\nchanged: 2026-01-01\n---\n\n## One\n\n*{ownerNote} the rest.*\n\nA word.\n',
      { file: 'terms.md', folder: 'legal' },
    )
    expect(text.includes(sample.ownerNote)).toBe(isSample)
    expect(text).toContain('A word.')
  })
})

async function switchTo(mode: Mode) {
  vi.resetModules()
  const business = await vi.importActual<object>('#app/content/business.ts')
  vi.doMock('#app/content/business.ts', () => ({ ...business, mode }))
}

async function render(Page: ComponentType, handle?: object) {
  const routes = [{ path: '/', element: createElement(Page), handle }]
  return renderToStaticMarkup(createElement(RouterProvider, { router: createMemoryRouter(routes) }))
}
