import { describe, expect, it } from 'vitest'

import { siteAddress } from '#shared/site-address.ts'

import { makeFeed } from './feed.ts'
import { readArticleHeads } from './read-texts.ts'

describe('the feed', () => {
  it('lists every article, newest first', () => {
    const articles = readArticleHeads()
    expect(articles.length).toBeGreaterThanOrEqual(5)
    const feed = makeFeed(articles)
    for (const { path } of articles) expect(feed).toContain(`href="${siteAddress}${path}"`)
    const dates = [...feed.matchAll(/<published>(.*?)<\/published>/g)].map(([, date]) => date)
    expect(dates).toEqual(dates.toSorted().toReversed())
  })

  it('escapes titles', () => {
    const entry = { path: '/blog/x', description: 'a < b', date: '2026-11-21' }
    const feed = makeFeed([{ ...entry, title: 'Keys & <locks>' }])
    expect(feed).toContain('Keys &amp; &lt;locks&gt;')
    expect(feed).toContain('a &lt; b')
  })
})
