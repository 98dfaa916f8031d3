import { words } from '#server/content.ts'
import type { Services } from '#server/services.ts'
import { today } from '#server/shop/core/counter.ts'
import { languageOf } from '#shared/language.ts'
import type { LivePlace, LiveWords } from '#shared/live-words.ts'
import { formatSpecialDays, type LiveFacts } from '#shared/shop/core/live-facts.ts'
import type { SpecialDay } from '#shared/shop/core/special-day.ts'
import type { ShopSettings } from '#shared/shop/settings/shop-settings.ts'
import { formatSpecialDay } from '#shared/shop/visits/format-hours.ts'

const CONFIG = /(<script id="runtime-config"[^<>]*>)([^<]*)/
const PLACES = /(<div data-live="(notice|days)"[^<>]*>)<\/div>/g
const HOURS = '"openingHoursSpecification":['
const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

export type LiveState = Pick<ShopSettings, 'specialDays' | 'siteNotice' | 'minorsPay'>

export function liveState(
  { specialDays, siteNotice, minorsPay }: ShopSettings,
  services: Pick<Services, 'facts' | 'now'>,
): LiveState {
  const day = today(services)
  return {
    specialDays: specialDays.filter(({ through }) => through >= day),
    siteNotice: siteNotice && siteNotice.through >= day ? siteNotice : null,
    minorsPay,
  }
}

export function fillPage(html: string, path: string, state: LiveState) {
  const { specialDays, siteNotice, minorsPay } = state
  const language = languageOf(path)
  const { free, pay } = words[language].childRule
  const days = specialDays.map((day) => formatSpecialDay(day, language, words[language]))
  const said: LiveWords = {
    ...(siteNotice && { notice: [siteNotice[language]] }),
    ...(days.length > 0 && { days }),
  }
  const facts: LiveFacts = {
    ...(specialDays.length > 0 && { specialDays: formatSpecialDays(specialDays, language) }),
    ...(minorsPay !== undefined && { minorsPay }),
    ...(Object.keys(said).length > 0 && { said }),
  }
  const [childRule, other] = minorsPay ? [pay, free] : [free, pay]
  const priced = minorsPay === undefined ? html : html.replaceAll(other, childRule)
  return priced
    .replace(CONFIG, (match, tag, config) =>
      Object.keys(facts).length > 0 ? tag + inScript({ ...JSON.parse(config), ...facts }) : match,
    )
    .replaceAll(PLACES, (_, tag, place: LivePlace) => {
      const texts = said[place] ?? []
      return `${tag}${texts.map(paragraph).join('')}</div>`
    })
    .replace(HOURS, () => special(specialDays) + HOURS)
}

function special(specialDays: SpecialDay[]) {
  if (specialDays.length === 0) return ''
  const list = specialDays.map(({ from, through, opens, closes }) => ({
    '@type': 'OpeningHoursSpecification',
    opens: opens ?? '00:00',
    closes: closes ?? '00:00',
    validFrom: from,
    validThrough: through,
  }))
  return `"specialOpeningHoursSpecification":${inScript(list)},`
}

function paragraph(text: string) {
  return `<p>${text.replaceAll(/[&<>"]/g, (sign) => ENTITIES[sign] ?? sign)}</p>`
}

function inScript(value: unknown) {
  return JSON.stringify(value).replaceAll('<', '\\u003c')
}
