import { parseHTML } from 'linkedom'

import { business } from '#app/content/business.ts'
import { planWords as spanish } from '#app/content/es/plans.ts'
import { MAX_TITLE } from '#app/head/head-of.ts'
import { planWords as english } from '#content/plans.ts'

import type { Finding } from './lint.ts'

const [MIN_DESCRIPTION, MAX_DESCRIPTION] = [70, 160]

/** Long facts of the owner are no fault of the text around them. */
const OWNERS = [business.legalName, business.name, business.phone, business.email].concat(
  business.addressLines.join(', '),
  [english, spanish].flatMap((words) => Object.values(words).map(({ name }) => name)),
)
const AMOUNT = /\$\d[\d.,]*(?<!\.)/g
const PLACES = [
  business.neighbourhood,
  business.neighbourhood.replace('Los Angeles', 'Los Ángeles'),
]

const TITLE = {
  id: 'title',
  why: `Search engines show ${MAX_TITLE} characters of a title (app/head/head-of.ts adds the shop’s name where it fits).`,
}
const DESCRIPTION = {
  id: 'description',
  why: `A description has ${MIN_DESCRIPTION} to ${MAX_DESCRIPTION} characters, the owner’s facts not counted.`,
}

export function findHeads(pages: Map<string, string>): Finding[] {
  return [...pages].flatMap(([page, html]) => {
    const { document } = parseHTML(html.split('<body', 1).join(''))
    const contentOf = (name: string) =>
      document.querySelector(`meta[name=${name}]`)?.getAttribute('content') ?? ''
    const title = document.querySelector('title')?.textContent ?? ''
    if (!title || contentOf('robots').includes('noindex')) return []

    const description = contentOf('description')
    const [titleLength, length] = [title, description].map((text) => withoutFacts(text).length)
    const isTitleLong = (titleLength ?? 0) > MAX_TITLE
    const isInBounds = MIN_DESCRIPTION <= (length ?? 0) && (length ?? 0) <= MAX_DESCRIPTION
    return [
      ...(isTitleLong ? [{ page, rule: TITLE, sentence: title }] : []),
      ...(isInBounds ? [] : [{ page, rule: DESCRIPTION, sentence: `${length}: ${description}` }]),
    ]
  })
}

function withoutFacts(text: string) {
  const placed = PLACES.reduce((rest, place) => rest.replaceAll(place, 'Los Angeles'), text)
  return OWNERS.reduce((rest, fact) => rest.replaceAll(fact, ''), placed).replaceAll(AMOUNT, '')
}
