import { mode } from '#app/content/business.ts'
import * as spanishArticles from '#app/content/es/articles.ts'
import * as spanishReviews from '#app/content/es/reviews.ts'
import * as spanishSamples from '#app/content/es/sample.ts'
import {
  fees,
  notaryFeeLimit,
  payments,
  returnedCheck,
  termsInMonths,
  typicalRental,
} from '#app/content/fees.ts'
import { plans } from '#app/pricing/plans.ts'
import { monthlyPrices, peopleWith, priceOf } from '#app/pricing/price.ts'
import { formatDollars, formatExactDollars } from '#app/ui/dollars.ts'
import * as articles from '#content/articles.ts'
import * as reviews from '#content/reviews.ts'
import * as samples from '#content/sample.ts'

export type Rule = {
  id: string
  why: string
  forbidden: RegExp | ((sentence: string) => boolean)
  unless?: RegExp
  unlessPage?: RegExp
  forVisitors?: true
}

const AMOUNT = /\$\d+(?:,\d{3})*(?:\.\d\d)?/g
const SAMPLE_MARKS = [
  { ...samples, ...reviews, ...articles },
  { ...spanishSamples, ...spanishReviews, ...spanishArticles },
].flatMap(({ sample, samplesNotice, reading }) => [
  sample.notice,
  sample.ownerNote,
  samplesNotice,
  reading.legal.draft,
])

export const denial =
  /\b(no|not|never|cannot|without|refused?|prohibited|wrong|instead of|isn.t|don.t|doesn.t|aren.t|can.t|nunca|ni|sin|prohibid[oa]s?|en (vez|lugar) de|incorrect[oa]s?)\b/i

/** Postal and Californian rules; each names its law. */
export const rules: Rule[] = [
  {
    id: 'notarized',
    why: 'Form 1583 may be signed in front of us or a US notary (DMM 508.1.8.3): no notary is required.',
    forbidden:
      /\b(must|have to|has to|needs? to|required to) be notari[sz]ed|requires? (a )?notar(y|i[sz])/i,
  },
  {
    id: 'notario',
    why: 'A notary may not be called “notario” (Gov. Code 8219.5): the penalty is suspension.',
    forbidden: /\bnotarios?\b/i,
  },
  {
    id: 'identifier',
    why: 'Beside a private mailbox number only PMB may stand (Publication 28, 284).',
    forbidden: /\b(suite|ste|apt|apartment|unit|p\.? ?o\.? box|box)\.? ?#? ?\d+\b/i,
    unless: denial,
  },
  {
    id: 'number-sign',
    why: 'We write PMB, which is valid in every case; # is not beside a secondary unit (DMM 508.1.8.2).',
    forbidden: /\b(ave|avenue|st|street|blvd|rd),? # ?\d+/i,
    unless: denial,
  },
  {
    id: 'guarantee',
    why: 'A promise that can’t be kept misleads (B&P 17500).',
    forbidden:
      /\bguarante|\bgarantiz|100 ?% (secure|safe|private|confidential|segur|privad|confidencial)|\b(untraceable|completely anonymous|imposible de rastrear)\b/i,
    unless: denial,
  },
  {
    id: 'virtual-services',
    why: 'Scanning, shredding and check deposit are not offered yet, and the page that names them says so.',
    forbidden:
      /\b(scan(s|ned|ning)?|shred(s|ded|ding)?|check deposits?|deposit (my|your|a) checks?|escane\w+|tritur\w+|depositar (sus|un) cheques?)\b/i,
    unless: /\bnot (yet )?(available|offered|started)\b|\b(aún|todavía) no\b/i,
    unlessPage: /not yet available|(aún|todavía) no/i,
  },
  {
    id: 'free',
    why: 'A thing called free must be free without condition (16 CFR 251); no fee is waived but the setup fee.',
    forbidden:
      /\bfree (of charge )?(setup|mailbox|trial|month|key|forwarding)|\b(apertura|buzón|prueba|mes|llave|reenvío) (gratis|gratuit)/i,
  },
  {
    id: 'legal-advice',
    why: 'Only lawyers give legal advice (B&P 6125; Gov. Code 8219.5).',
    forbidden:
      /\b(legal|immigration|tax) advice\b|\b(consejos?|asesoría) (legal|migratori|fiscal)/i,
    unless: denial,
  },
  {
    id: 'superlative',
    why: 'What can’t be shown is not said (B&P 17500).',
    forbidden:
      /\b(cheapest|lowest prices?|best[- ]rated|number one|#1|(el|los|las?) (precios )?m[áa]s (barat[oa]s?|bajos)|número uno)\b/i,
  },
  {
    id: 'endorsement',
    why: 'The Postal Service endorses no one (39 USC 3001).',
    forbidden:
      /\b(USPS|Postal Service)[- ](approved|endorsed|certified|recommended)\b|\b(aprobad|avalad|certificad|recomendad)[oa]s? por (USPS|el Servicio Postal)/i,
    unless: denial,
  },
  {
    id: 'network',
    why: 'The number of addresses is the network’s claim, and is said to be.',
    forbidden: /\b3[,.]?500\b/,
    unless: /network|by its own claim|\bla red\b|según la propia red/i,
  },
  {
    id: 'all-in',
    why: 'A headline price says in its own sentence what the shortest term costs with setup: {lowestHeadline} or {headlineRange} (Civ. Code 1770(a)(29)).',
    forbidden:
      /\b(a|per) month,? plus taxes\b|\bfrom \$[\d.]+ (a|per) month\b|\bal mes,? más impuestos\b|\bdesde \$[\d.]+ al mes\b/i,
    unless: /\bsetup included\b|\bno setup fee\b|\bapertura incluid|\bsin cargo de apertura\b/i,
  },
  {
    id: 'price',
    why: 'Every price comes from app/pricing, by a fact in braces: this amount is none that it computes.',
    forbidden: namesUnknownAmount,
  },
  {
    id: 'sample',
    why: 'An open shop shows nothing that marks a sample (`mode` in app/content/business.ts).',
    forbidden: (sentence) =>
      mode === 'open' && SAMPLE_MARKS.some((mark) => sentence.includes(mark)),
  },
  {
    id: 'online-notary',
    why: 'A notary of California can’t notarize online yet (SB 696).',
    forbidden:
      /\b(online|remote|virtual|video) notar(y|ies|i[sz])|\bnotary public (en línea|remoto|virtual|por video)/i,
    unless: new RegExp(`${denial.source}|another state|other states|otros? estados?`, 'i'),
  },
  {
    id: 'home-and-business',
    why: 'Who offers the address to a business run from home says what it has to disclose (B&P 17538.5).',
    forbidden:
      /\bhome\b.* off (the|your) (record|internet|web|label|invoice)|look up your house|print your home|another address (than home )?on (the label|invoices)/i,
    unlessPage: /17538\.5/,
  },
  {
    id: 'pmb',
    why: 'How a PMB is written is said in the same words on every page (content/en/address-helper.ts).',
    forbidden: /\bno other word\b|\bany other identifier\b|# sign|nothing else in their place/i,
    unless: /Missing PMB or # Sign/,
  },
  {
    id: 'source',
    why: 'A figure has a source that is named: no reader can check “general knowledge”.',
    forbidden: /\bgeneral knowledge\b|\brules? of thumb\b|\bpor lo que se sabe\b/i,
  },
  {
    id: 'markup',
    why: 'Signs of Markdown, and names in braces, are for the page to turn into what they mean.',
    forbidden: /\]\((\/|#|https?:)|\*\*|`|^#{1,6} \p{L}|\{[a-z]\w*\}/u,
    unless: /"@context"/,
  },
  {
    id: 'rating',
    why: 'Our own reviews carry no rating for search engines, and samples least of all (16 CFR 465).',
    forbidden: /aggregateRating|reviewCount|ratingValue/,
  },
]

export const allowed = ['Legal advice', 'Consejos legales']

function namesUnknownAmount(sentence: string) {
  return (sentence.match(AMOUNT) ?? []).some((amount) => !knownAmounts.has(amount))
}

/** Amounts in laws and examples, not paid to the shop. */
const OTHERS = [
  '$800', // California's annual minimum tax of an LLC.
  '$5,000', // The bond of a tax preparer.
  '$15,000', // The bond of a notary.
  '$25,000', // The bond of a legal document assistant.
]

const knownAmounts = new Set([...OTHERS, ...ownAmounts().flatMap(written)])

function ownAmounts() {
  const { setupWaivedFromMonths: _, ...charged } = fees
  const single = [charged, returnedCheck, typicalRental].flatMap((amounts) =>
    Object.values(amounts),
  )
  return [
    ...single,
    notaryFeeLimit,
    ...plans.flatMap(({ monthlyCents }) => amountsOf(monthlyCents)),
  ]
}

function amountsOf(monthlyCents: number) {
  const quotes = termsInMonths.flatMap((months) =>
    payments.map((payment) => priceOf({ ...peopleWith(), monthlyCents, months, payment })),
  )
  return [
    monthlyCents,
    ...monthlyPrices(monthlyCents).map(({ cents }) => cents),
    ...quotes.flatMap(({ rows, dueToday, eachLaterMonth, total, monthlyAllIn }) =>
      rows.map(({ cents }) => cents).concat(dueToday, eachLaterMonth, total, monthlyAllIn),
    ),
  ]
}

function written(cents: number) {
  return [formatDollars(Math.abs(cents)), formatExactDollars(Math.abs(cents))]
}
