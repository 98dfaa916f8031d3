import { readdirSync } from 'node:fs'

import { describe, expect, it } from 'vitest'

import { business, googleMapsPage } from '#app/content/business.ts'
import { addressIds, photoIds } from '#app/facts/documents.ts'
import { officeHours } from '#app/facts/office-hours.ts'
import { shopFacts } from '#app/facts/shop-facts.ts'
import { withFacts } from '#app/facts/with-facts.ts'
import { topics } from '#app/pages/service/topics.ts'
import { menu, menuPaths } from '#app/ui/navigation.ts'
import { rejectedDocuments } from '#content/identification.ts'
import { offerNames, type Offer } from '#content/menu.ts'
import { customerReviews, googleReviews, samplesNotice } from '#content/reviews.ts'
import { topicPage } from '#content/service-page.ts'
import { registrations } from '#content/services/registrations.ts'

import { attributes, partUnder, select, selectAll, servePages, textOf } from './served-pages.ts'
import { SHOP } from './site-setup.ts'

const MIN_ARTICLE_WORDS = 450
const MIN_TOPIC_WORDS = 150
const UNFILLED = /\{\w+\}/
const DAY = /<time datetime="\d{4}-\d\d-\d\d"/i
const namesIn = (folder: string) =>
  readdirSync(`app/content/en/${folder}`).map((name) => name.replace(/\.md$/, ''))
const articles = namesIn('articles').map((name) => `/blog/${name}`)
const legal = namesIn('legal').map((name) => `/${name}`)

const served = await servePages()

const wordsOf = (element: Element) => textOf(element).split(' ').length

describe('the blog', () => {
  it('lists every article, each with its title, date and disclaimer', () => {
    const listed = selectAll(served.main('/blog'), 'li :is(h2, h3) a')
    expect(attributes(listed, 'href').toSorted()).toEqual(articles.toSorted())
    for (const path of articles) {
      const document = served.page(path)
      const article = select(document, 'article')
      expect(document.title).toContain(textOf(select(document, 'h1')))
      expect([path, wordsOf(article) > MIN_ARTICLE_WORDS]).toEqual([path, true])
      expect(textOf(article)).not.toMatch(UNFILLED)
      expect(textOf(article)).toContain('not legal or tax advice')
      expect(article.innerHTML).toMatch(DAY)
      expect(selectAll(partUnder(document, 'More articles'), 'li')).toHaveLength(2)
    }
  })

  it('has a feed with every article', async () => {
    const link = 'link[rel=alternate][type="application/atom+xml"]'
    const path = select(served.page('/blog'), link).getAttribute('href')
    const response = await fetch(served.url + path)
    expect([response.status, response.headers.get('content-type')]).toEqual([
      200,
      'application/xml',
    ])
    const feed = await response.text()
    const all = (shape: RegExp) => [...feed.matchAll(shape)].map(([, text = '']) => text)
    expect(feed).toContain('<feed xmlns="http://www.w3.org/2005/Atom"')
    expect(new Set(all(/<id>([^<]+)<\/id>/g)).size).toBe(articles.length + 1)
    for (const time of all(/<(?:updated|published)>([^<]+)</g)) {
      expect(new Date(time).toISOString()).toContain(time.slice(0, 10))
    }
    const entries = all(/<entry>[^]*?<link[^>]* href="([^"]+)"/g)
    expect(entries.toSorted()).toEqual(articles.map((to) => SHOP + to).toSorted())
  })
})

describe('a long text', () => {
  it.each([...legal, ...articles])('%s has a table of contents', (path) => {
    const links = selectAll(partUnder(served.page(path), 'On this page'), 'a')
    expect(links.length).toBeGreaterThan(0)
    for (const link of links) {
      const part = select(served.page(path), `h2${link.getAttribute('href')}`)
      expect(textOf(part)).toBe(textOf(link))
    }
  })

  it.each(legal)('%s shows its date, and that no lawyer has reviewed it', (path) => {
    const main = served.main(path)
    const changed = selectAll(main, 'p').find((line) => textOf(line).includes('Last changed on'))
    expect(changed?.innerHTML).toMatch(DAY)
    expect(textOf(select(main, '[role=note]'))).toContain('lawyer')
    expect(textOf(main)).not.toMatch(UNFILLED)
  })

  it('terms and privacy name the responsible business, from its facts', () => {
    for (const path of ['/terms', '/privacy'])
      for (const fact of [business.legalName, business.phone, business.email])
        expect([path, textOf(served.main(path))]).toEqual([path, expect.stringContaining(fact)])
    expect(textOf(served.main('/terms'))).toMatch(
      /17538\.5[^]*two years after|two years after[^]*17538\.5/,
    )
  })
})

describe('the page of a service', () => {
  it('is complete, in nested headings, with a breadcrumb and the essentials first', () => {
    for (const { path, title, name, glance } of topics) {
      const document = served.page(path)
      const main = served.main(path)
      const trail = partUnder(document, 'Breadcrumb')
      const levels = selectAll(main, 'h1, h2, h3, h4').map(({ tagName }) => Number(tagName[1]))
      const leaps = levels.filter((level, index) => level - (levels[index - 1] ?? 0) > 1)
      const visible = {
        title: textOf(select(document, 'h1')),
        name: textOf(selectAll(trail, 'li').at(-1)!),
        top: select(trail, 'a').getAttribute('href'),
        isLong: wordsOf(main) > MIN_TOPIC_WORDS,
        leaps,
        facts: selectAll(partUnder(main, topicPage.glance), 'dd').length,
      }
      const values = {
        ...withFacts({ title, name }),
        top: '/',
        isLong: true,
        leaps: [],
        facts: withFacts(glance).length,
      }
      expect([path, visible]).toEqual([path, values])
    }
  })

  it('repeats neither hours nor phone number, which are in the footer', () => {
    const facts = [business.phone, officeHours[0]!.times]
    for (const { path } of topics) {
      const text = textOf(served.main(path))
      expect([path, facts.filter((fact) => text.includes(fact))]).toEqual([path, []])
    }
    const footer = textOf(select(served.page('/services'), 'footer'))
    for (const fact of facts) expect(footer).toContain(fact)
  })

  it('that requires a registration says that it is not offered, and who can help', () => {
    const { pending, instead, missing } = registrations['tax-preparer']
    const main = served.main('/services/tax/tax-preparation')
    const part = partUnder(main, pending.title)
    const links = selectAll(main, 'a').map(textOf)
    for (const { name } of instead) expect(links.some((text) => text.includes(name))).toBe(true)

    const glance = partUnder(served.main('/services/tax/tax-filing'), topicPage.glance)
    expect(textOf(glance)).toContain(offerNames.guide)
    expect(textOf(glance)).toContain(withFacts(missing))
    const why = selectAll(glance, 'a').find((link) => textOf(link) === topicPage.why)
    const anchor = why?.getAttribute('href')?.split('#')[1] ?? '?'
    expect(part.querySelector(`#${anchor}`) ?? part.closest(`#${anchor}`)).not.toBeNull()
  })

  it('about taxes or the law lists its pages in menu order, and marks guides', () => {
    for (const path of ['/services/tax', '/services/legal']) {
      const cards = selectAll(partUnder(served.main(path), 'Choose a subject'), 'li')
      const below = menuPaths.filter((each) => each.startsWith(`${path}/`))
      const listed = cards.map((card) => attributes([select(card, 'h3 a')], 'href')[0])
      expect(listed).toEqual(below)
      const guides = cards.filter((card) => textOf(card).includes(`${offerNames.guide}.`))
      expect(guides).toHaveLength(offersBelow(path, 'guide'))
    }
  })
})

describe('the tools', () => {
  it('of AI are fifteen, and may require an account later', () => {
    const main = served.main('/ai-tools')
    const places = attributes(selectAll(partUnder(main, 'Choose a tool'), 'a'), 'href')
    expect([places.length, new Set(places).size]).toEqual([15, 15])
    expect(textOf(main)).toContain('will eventually require user authentication')
  })

  it('for PDFs link to our forms, and to converting, signing and editing', () => {
    const main = served.main('/tools/pdf-tools')
    for (const name of ['Convert', 'Sign', 'Edit']) {
      expect(selectAll(partUnder(main, name), 'a').length).toBeGreaterThan(1)
    }
    const form = select(partUnder(main, 'Our forms'), 'a')
    expect(form.getAttribute('href')).toBe('/Forms/ps1583-Online.pdf')
  })

  it('to calculate are ours and others’', () => {
    const main = served.main('/tools/calculator')
    const ours = attributes(selectAll(partUnder(main, 'Ours'), 'a'), 'href')
    expect(ours).toContain(shopFacts['calculatorPath'])
    expect(selectAll(partUnder(main, 'Elsewhere'), 'a[target=_blank]')).not.toEqual([])
    const carriers = partUnder(
      served.main('/services/shipping-quote'),
      'The carriers’ own calculators',
    )
    expect(selectAll(carriers, 'a')).toHaveLength(4)
  })
})

describe('about the shop', () => {
  it('how it works has both lists of IDs and the cases, and links to refusals', () => {
    const main = served.main('/how-it-works')
    const titles = selectAll(main, 'h2, h3')
    const listed = (heading: string) =>
      selectAll(titles.find((title) => textOf(title) === heading)!.parentElement!, 'li').length
    expect(listed('Photo IDs: bring one')).toBe(photoIds.length)
    expect(listed('Address IDs: bring one')).toBe(addressIds.length)
    expect(selectAll(main, 'tr').map(textOf)).toContainEqual(expect.stringMatching(/^A couple ?2/))
    for (const file of ['/Forms/ps1583.pdf', '/Forms/ps1583-Online.pdf']) {
      expect(attributes(selectAll(main, 'a'), 'href')).toContain(file)
    }
    const refused = selectAll(main, '#identification a').at(-1)?.getAttribute('href') ?? ''
    const lines = selectAll(served.main(refused.split('#')[0] || '/how-it-works'), 'li').map(textOf)
    for (const { name, reason } of rejectedDocuments) {
      expect(lines).toContainEqual(
        expect.stringMatching(new RegExp(`${escape(name)}.*${escape(reason)}`)),
      )
    }
  })

  it('reviews are in two groups under one sample notice, on their page and the first', () => {
    for (const path of ['/reviews', '/']) {
      const main = served.main(path)
      expect(textOf(main).split(samplesNotice)).toHaveLength(2)
      const groups = [
        ['From our customers', customerReviews],
        ['From Google Maps', googleReviews],
      ] as const
      for (const [name, reviews] of groups) {
        const group = partUnder(main, name)
        const stars = textOf(group).match(/[1-5] of 5 stars/g)?.length
        const quotes = selectAll(group, 'blockquote').length
        if (path === '/') expect(Math.min(stars ?? 0, quotes)).toBeGreaterThanOrEqual(3)
        else expect([stars, quotes]).toEqual([reviews.length, reviews.length])
      }
    }
    expect(attributes(selectAll(served.main('/reviews'), 'a'), 'href')).toContain(googleMapsPage)
  })
})

function offersBelow(path: string, offer: Offer) {
  const entries = menu.flatMap(({ items }) => items ?? []).find((entry) => entry.path === path)
  return entries?.items?.filter((entry) => entry.offer === offer).length ?? 0
}

function escape(text: string) {
  return text.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)
}
