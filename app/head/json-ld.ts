import { business, phoneLinkOf } from '#app/content/business.ts'
import { neighborhood } from '#app/facts/neighborhood.ts'
import { linesOf } from '#app/facts/plan-table.ts'
import { plans, type Plan } from '#app/pricing/plans.ts'
import { monthlyPrices } from '#app/pricing/price.ts'
import { formatDollars } from '#app/ui/dollars.ts'
import { locale } from '#content/language.ts'
import { pricing } from '#content/pricing.ts'
import { breadcrumb } from '#content/ui.ts'
import { addDays } from '#shared/calendar.ts'
import { interpolate } from '#shared/interpolate.ts'
import { siteAddress } from '#shared/site-address.ts'

import { pictureOf } from './shared-picture.ts'
import { pageUrl } from './site-url.ts'

const WEEK = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday']
const CITY_LINE = /^(.+), ([A-Z]{2}) (\d{5}(?:-\d{4})?)$/
const SHOP_ID = `${siteAddress}/#shop`
const CENTS = 100
/** UN/CEFACT's code of a month. */
const MONTH = 'MON'
const CLOSED = { opens: '00:00', closes: '00:00' }

/**
 * No rating: search engines ignore a shop's own reviews.
 * @see https://developers.google.com/search/docs/appearance/structured-data/local-business
 */
export function shopJsonLd() {
  return {
    '@type': 'LocalBusiness',
    '@id': SHOP_ID,
    name: business.name,
    legalName: business.legalName,
    url: pageUrl('/'),
    image: pictureOf('/').address,
    logo: `${siteAddress}/icons/512.png`,
    telephone: phoneNumbers(),
    email: business.email,
    address: addressJsonLd(),
    geo: { '@type': 'GeoCoordinates', ...business.coordinates },
    areaServed: neighborhood,
    currenciesAccepted: 'USD',
    priceRange: formatPriceRange(),
    makesOffer: plans.map(offerJsonLd),
    openingHoursSpecification: [
      ...business.hours
        .filter(({ opens }) => opens)
        .map(({ weekdays, opens, closes }) =>
          openingHoursJsonLd({ dayOfWeek: weekdays.map((day) => WEEK[day]), opens, closes }),
        ),
      ...closedSpans().map((span) => openingHoursJsonLd({ ...CLOSED, ...span })),
    ],
  }
}

export function offerJsonLd(plan: Plan) {
  const { name, path, monthlyCents } = plan
  return {
    '@type': 'Offer',
    name,
    url: pageUrl(path),
    itemOffered: {
      '@type': 'Service',
      name,
      description: linesOf(plan)
        .filter(({ isIncluded }) => isIncluded)
        .map(({ text }) => text)
        .join('; '),
    },
    priceSpecification: monthlyPrices(monthlyCents).flatMap(({ cents, months }) =>
      months.map((term) => ({
        '@type': 'UnitPriceSpecification',
        price: cents / CENTS,
        priceCurrency: 'USD',
        unitCode: MONTH,
        valueAddedTaxIncluded: false,
        eligibleDuration: { '@type': 'QuantitativeValue', value: term, unitCode: MONTH },
      })),
    ),
  }
}

export function articleJsonLd(article: {
  title: string
  description: string
  date: string
  address: string
}) {
  const { title, description, date, address } = article
  const shop = {
    '@type': 'Organization',
    '@id': SHOP_ID,
    name: business.name,
    url: pageUrl('/'),
  }
  return {
    '@type': 'BlogPosting',
    headline: title.replace(` – ${business.name}`, ''),
    description,
    datePublished: date,
    inLanguage: locale,
    mainEntityOfPage: address,
    image: pictureOf('/blog').address,
    author: shop,
    publisher: shop,
  }
}

export function breadcrumbJsonLd(trail: { name: string; path: string }[]) {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: [{ name: breadcrumb.home, path: '/' }, ...trail].map(({ name, path }, at) => ({
      '@type': 'ListItem',
      position: at + 1,
      name: name.replace(` – ${business.name}`, ''),
      item: pageUrl(path),
    })),
  }
}

function phoneNumbers() {
  const phones = [business.phone, ...business.otherPhones].map((phone) =>
    phoneLinkOf(phone).replace('tel:', ''),
  )
  return phones.length > 1 ? phones : phones[0]
}

function addressJsonLd() {
  const [street = '', cityLine = ''] = business.addressLines
  const [, city, state, zip] = CITY_LINE.exec(cityLine) ?? []
  if (!city)
    throw new Error(`"${cityLine}" in app/content/business.ts is no line like City, ST 12345`)
  return {
    '@type': 'PostalAddress',
    streetAddress: street,
    addressLocality: city,
    addressRegion: state,
    postalCode: zip,
    addressCountry: 'US',
  }
}

function formatPriceRange() {
  const prices = plans.flatMap(({ monthlyCents }) =>
    monthlyPrices(monthlyCents).map(({ cents }) => cents),
  )
  return interpolate(pricing.range, {
    lowest: formatDollars(Math.min(...prices)),
    highest: formatDollars(Math.max(...prices)),
  })
}

/** Consecutive closed days are one span. */
function closedSpans() {
  const spans: { validFrom: string; validThrough: string }[] = []
  for (const { date } of business.closedOn) {
    const last = spans.at(-1)
    if (last && addDays(last.validThrough, 1) === date) last.validThrough = date
    else spans.push({ validFrom: date, validThrough: date })
  }
  return spans
}

function openingHoursJsonLd(times: object) {
  return { '@type': 'OpeningHoursSpecification', ...times }
}
