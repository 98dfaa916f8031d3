import { describe, expect, it } from 'vitest'

import { shop } from '#server/testing/contact.ts'

import { renderEmail } from './compose.ts'
import { linklessName } from './plain-text.ts'

const LINKABLE = /[\p{L}\p{N}][.．。｡․][\p{L}\p{N}]|:\/\/|www\.\S|@|(?:\d[ ().-]{0,2}){7}/iu
const hostile = [
  [
    'evil.example',
    'www.evil.example/login',
    'https://evil.example',
    'Ann Lee evil.example.',
    'bo@evil.example',
  ],
  [
    'evil．example',
    'evil。example',
    'ev\u200Bil.\u2060example',
    'evil\n.example',
    '[x](//evil.example)',
    '1.2.3.4',
  ],
  [
    'Call 213-555-0199',
    '(213) 555 0199 now',
    'javascript:alert(1)',
    '<a href="//evil.example">Ann</a>',
    'tel:2135550199',
  ],
].flat()

const write = (collector: string) =>
  renderEmail(
    {
      kind: 'mail-collected',
      to: 'ann@example.com',
      firstName: 'Ann',
      language: 'en',
      thread: 'mail 1',
      order: 0,
      facts: { box: 101, items: 1, collector, at: 0, timeZone: 'America/Los_Angeles' },
    },
    { id: 'row-1', createdAt: 0 },
    { shop, siteUrl: 'https://shop.test' },
  )

describe('a collector’s name in an email', () => {
  it.each(hostile)('%j makes no link', (name) => {
    const { text, html } = write(name)
    const plain = write('')
    const sentence = text.split('\n\n').find((part) => part.includes('collected')) ?? ''
    const named = sentence.slice(0, sentence.indexOf(' collected'))
    expect(named).not.toMatch(LINKABLE)
    const links = (markup: string) => [...markup.matchAll(/href="([^"]*)"/g)].map(([, to]) => to)
    expect(links(html)).toEqual(links(plain.html))
  })

  it.each([
    ['Dee Fox', 'Dee Fox'],
    ['Dr. J.R. St.John III', 'Dr. J. R. St. John III'],
    ['Nguyễn Thị Ánh', 'Nguyễn Thị Ánh'],
    ["María O'Neil-Pérez & Sons (Bo)", "María O'Neil-Pérez & Sons (Bo)"],
  ])('%s becomes %s', (name, read) => {
    expect(linklessName(name)).toBe(read)
  })
})
