import { describe, expect, it } from 'vitest'

import { fees } from '#app/content/fees.ts'
import { withFacts } from '#app/facts/with-facts.ts'
import { formatDollars } from '#app/ui/dollars.ts'
import { menuPaths } from '#app/ui/navigation.ts'
import { pagePath } from '#app/ui/page-path.ts'
import type { Block } from '#content/service.ts'
import { registrations } from '#content/services/registrations.ts'
import { withoutOwnUnit } from '#tooling/content-lint/own-facts.ts'

import { topicView } from './topic-view.ts'
import { topics } from './topics.ts'

const LINK = /\]\(([^)]+)\)/g
/** Claims that regulations forbid. */
const FORBIDDEN =
  /must be notarized|\bnotario\b|\b(suite|ste|apt|apartment|unit|box) ?#? ?\d|guaranteed?\b|lowest price/i
const VIRTUAL = /\b(scan|shred|deposit(?:ed)? (?:your )?checks?|check deposit|online forward)/i
/** app/routes.ts */
const TOOLS = [
  '/services/shipping-quote',
  '/services/mailbox/mailbox-rental',
  '/services/mailbox/package-receiving',
]
const ABOUT_PAPERS = /^\/services\/(tax|legal)\//
const NEEDED = ['tax-preparer', 'document-assistant']
const ABOUT_MAIL = /^\/services(\/mailbox.*)?$/

const paths = topics.map(({ path }) => path)
const described = topics.map(({ path }) => topicView(path))

describe('every topic', () => {
  it('has a path of its own, below an existing one', () => {
    expect(new Set(paths).size).toBe(paths.length)
    for (const path of paths) {
      const parent = path.slice(0, path.lastIndexOf('/'))
      expect(['', ...paths]).toContain(parent)
    }
  })

  it('has a title and a description of its own, of a length that search engines show', () => {
    expect(new Set(topics.map(({ title }) => title)).size).toBe(topics.length)
    expect(new Set(topics.map(({ description }) => description)).size).toBe(topics.length)
    for (const {
      topic: { path, title, description },
    } of described) {
      expect([path, title.length <= 60]).toEqual([path, true])
      expect([path, description.length >= 110 && description.length <= 175]).toEqual([path, true])
    }
  })

  it('says enough to be useful, and not more than is read', () => {
    for (const { topic } of described) {
      const words = textsOf(topic).join(' ').split(/\s+/).length
      expect([topic.path, words > 200 && words < 650]).toEqual([topic.path, true])
    }
  })

  it('leads on to three others', () => {
    for (const { path, related } of topics) {
      expect(new Set(related).size).toBe(3)
      expect(related).not.toContain(path)
    }
  })

  it('lists the topics below it exactly if there are any', () => {
    for (const { topic, parts } of described) {
      const lists = topic.body.some((block) => 'parts' in block)
      expect([topic.path, lists]).toEqual([topic.path, parts.length > 0])
    }
  })

  it('has its tool and its registration on its own page', () => {
    for (const { topic, registration } of described) {
      const places = topic.body.flatMap((block) => ('place' in block ? [block.place] : []))
      const explains = registration?.path === topic.path
      expect([topic.path, places.includes('registration')]).toEqual([topic.path, explains])
      expect([topic.path, places.includes('tool')]).toEqual([
        topic.path,
        TOOLS.includes(topic.path),
      ])
    }
  })

  it('about taxes or the law is a service or a guide, a guide while it lacks a registration', () => {
    for (const { topic, offer, registration } of described) {
      expect([topic.path, offer !== null]).toEqual([topic.path, ABOUT_PAPERS.test(topic.path)])
      const lacking = !registration?.number && NEEDED.includes(topic.needs ?? '')
      if (lacking) expect([topic.path, offer]).toEqual([topic.path, 'guide'])
    }
  })

  it('links to secure sites and to places of this site alone', () => {
    for (const topic of topics) {
      for (const to of linksOf(topic)) expect(withFacts(to)).toMatch(/^(https:\/\/|\/)/)
    }
  })

  it('links only to existing topics', () => {
    const named = topics.flatMap(linksOf).map((to) => to.replace(/#.*/, ''))
    const ours = named.filter((to) => /^\/(services|tools|ai-tools)/.test(to))
    expect(ours.filter((to) => !paths.includes(to))).toEqual([])
  })

  it('avoids words that regulations forbid', () => {
    const phrases = described
      .flatMap(({ topic }) => textsOf(topic))
      .filter((text) => FORBIDDEN.test(withoutOwnUnit(text)))
    expect(phrases).toEqual([])
  })

  it('says that virtual mail is not yet available, if it mentions it', () => {
    for (const { topic } of described.filter(({ topic: { path } }) => ABOUT_MAIL.test(path))) {
      const texts = textsOf(topic)
      if (!texts.some((text) => VIRTUAL.test(text))) continue
      const isMarked = texts.some((text) => /not yet available/i.test(text))
      expect([topic.path, isMarked]).toEqual([topic.path, true])
    }
  })
})

it('covers every service and tool of the menu, and no other', () => {
  const ours = menuPaths.filter((path) => /^\/(services|tools|ai-tools)/.test(path))
  expect(ours.filter((path) => !paths.includes(path))).toEqual([])
  expect(paths.filter((path) => !menuPaths.includes(path))).toEqual([])
})

it('opens fifteen AI tools', () => {
  const { topic } = topicView('/ai-tools')
  expect(topic.body.flatMap(itemsOf)).toHaveLength(15)
})

it('fills in the shop’s facts', () => {
  const { topic } = topicView('/services/mailbox/mailbox-rental')
  expect(JSON.stringify(topic)).not.toMatch(/\{\w+\}/)
  if (fees.keyDeposit > 0)
    expect(JSON.stringify(topic.glance)).toContain(`${formatDollars(fees.keyDeposit)}, `)
})

it('names the required registration before the service', () => {
  const { registration } = topicView('/services/tax/tax-preparation')
  expect(registration?.law).toBe(registrations['tax-preparer'].law)
  expect(topicView('/services/tax/bookkeeping').registration).toBeNull()
})

it('doesn’t offer services with a pending registration', () => {
  const offered = paths.map(topicView).filter(({ offer }) => offer === 'service')
  const waiting = offered.filter(
    ({ registration }) => registration && !registration.number && !registration.isDeclined,
  )
  expect(waiting.map(({ topic }) => topic.path)).toEqual([])
})

it('finds a topic with and without a slash at the end, and no other', () => {
  expect(topicView(pagePath({ pathname: '/tools/' })).topic.path).toBe('/tools')
  expect(() => topicView('/services/nowhere')).toThrow('No topic stands at /services/nowhere')
})

/** All but its own path and the paths it links to. */
function textsOf(value: unknown): string[] {
  if (typeof value === 'string') return /^(\/|https:)/.test(value) ? [] : [value]
  return value && typeof value === 'object' ? Object.values(value).flatMap(textsOf) : []
}

function linksOf(topic: (typeof topics)[number]) {
  const inTexts = textsOf(topic).flatMap((text) => [...text.matchAll(LINK)].map(([, to]) => to!))
  const inGroups = topic.body.flatMap(itemsOf).map(({ to }) => to)
  return [...inTexts, ...inGroups, ...topic.related, ...(topic.action ? [topic.action.to] : [])]
}

function itemsOf(block: Block) {
  return 'items' in block ? block.items : []
}
