import { business } from '#app/content/business.ts'
import { carrierNames } from '#app/content/carriers.ts'
import { documentName, planName } from '#app/shop/core/names.ts'
import { formatDate } from '#app/shop/core/times.ts'
import { formatExactDollars } from '#app/ui/dollars.ts'
import { dataCodes } from '#content/data-codes.ts'
import { dataFields } from '#content/data-fields.ts'
import { language, locale } from '#content/language.ts'
import { dataPage as words } from '#content/my-data.ts'
import { money } from '#shared-content/money.ts'
import { reminderNames } from '#shared-content/reminder-emails.ts'
import { spaceDayPeriod } from '#shared/content/day-period.ts'
import { interpolate } from '#shared/interpolate.ts'
import { lookUp } from '#shared/look-up.ts'
import type { DataRow, PersonalData } from '#shared/shop/data/calls.ts'
import type { Signature } from '#shared/shop/mail/signature.ts'

type Value = DataRow[string]

/** The prices of a rental are in cents, too. */
const CENTS =
  /cents$|^(additionalRecipient|counted|expected|keyDeposit|keyReplacement|late|setup)$/i
const DAY = /^\d{4}-\d\d-\d\d$/
const INSTANT = /^\d{4}-\d\d-\d\dT[\d:.]+Z$/
const STYLE = `body { max-width: 72rem; margin: 2rem auto; padding: 0 1rem; font: 1rem/1.5 system-ui, sans-serif; color: #1a1a1a; background: #fff }
section, .rows { overflow-x: auto }
table { border-collapse: collapse; margin: 0.5rem 0 1rem }
th, td { padding: 0.25rem 0.75rem; border: 1px solid #bbb; text-align: left; vertical-align: top; overflow-wrap: anywhere }
th { font-weight: 600; background: #f2f2f2 }
svg { width: 12rem; fill: none; stroke: #1a1a1a; stroke-width: 3 }`

const labels: Record<string, string> = dataFields
const codes: Record<string, Record<string, string>> = {
  ...dataCodes,
  account: money.accounts,
  kind: { ...dataCodes.kind, ...reminderNames },
  carrier: carrierNames,
}

const moment = new Intl.DateTimeFormat(locale, {
  dateStyle: 'medium',
  timeStyle: 'short',
  timeZone: business.timeZone,
})

/** A person's data as a page that needs nothing else: names and values are set as texts, never as HTML. */
export function makeDataPage({ madeAt, ...data }: PersonalData) {
  const page = document.implementation.createHTMLDocument(
    interpolate(words.title, { shop: business.name }),
  )
  page.documentElement.lang = language
  const viewport = page.createElement('meta')
  Object.assign(viewport, { name: 'viewport', content: 'width=device-width' })
  const charset = page.createElement('meta')
  charset.setAttribute('charset', 'utf-8')
  page.head.prepend(charset, viewport)

  const email = String(data.account.email)
  const lead = interpolate(words.lead, { day: format('madeAt', madeAt), email })
  page.body.append(make('h1', page.title), make('p', lead))
  for (const [name, title] of Object.entries(words.sections)) {
    const section = make('section')
    section.append(make('h2', title), show(name, data[name as keyof typeof data]))
    page.body.append(section)
  }
  // The policy of this page counts for elements that are made in it: the styles come in as text.
  const html = page.documentElement.outerHTML.replace('</head>', `<style>${STYLE}</style></head>`)
  return `<!doctype html>\n${html}\n`

  function make(tag: string, text = '') {
    const element = page.createElement(tag)
    element.textContent = text
    return element
  }

  function show(name: string, value: Value | DataRow[]): Element {
    if (Array.isArray(value)) return showList(value)
    if (typeof value === 'object' && value !== null) return showOne(value)
    return showValue(name, value)
  }

  function showValue(name: string, value: Value) {
    return name === 'signature' && value
      ? draw(JSON.parse(String(value)))
      : make('span', format(name, value))
  }

  function draw({ width, height, strokes }: Signature) {
    const [picture, line] = ['svg', 'path'].map((tag) =>
      page.createElementNS('http://www.w3.org/2000/svg', tag),
    ) as [SVGElement, SVGElement]
    picture.setAttribute('viewBox', `0 0 ${width} ${height}`)
    picture.setAttribute('role', 'img')
    picture.setAttribute('aria-label', labelOf('signature'))
    line.setAttribute('d', strokes.map((points) => `M${points.join(' ')}`).join(''))
    picture.append(line)
    return picture
  }

  /** Rows with nothing within them are lines of one table; others have a table each. */
  function showList(rows: DataRow[]) {
    const [first] = rows
    if (!first) return make('p', words.nothing)
    const isFlat = rows.every((row) => Object.values(row).every((each) => !isNested(each)))
    const list = make('div')
    list.className = 'rows'
    list.append(...(isFlat ? [showTable(rows)] : rows.map((row) => showOne(row))))
    return list
  }

  function showTable(rows: DataRow[]) {
    const columns = [...new Set(rows.flatMap((row) => Object.keys(row)))]
    const head = make('tr')
    head.append(...columns.map((column) => make('th', labelOf(column))))
    const lines = rows.map((row) => {
      const line = make('tr')
      line.append(
        ...columns.map((column) => {
          const cell = make('td')
          cell.append(showValue(column, row[column] ?? null))
          return cell
        }),
      )
      return line
    })
    return tableOf([head, ...lines])
  }

  function showOne(row: DataRow) {
    const lines = Object.entries(row).map(([name, value]) => {
      const line = make('tr')
      const cell = make('td')
      cell.append(show(name, value))
      line.append(make('th', labelOf(name)), cell)
      return line
    })
    return tableOf(lines)
  }

  function tableOf(lines: Element[]) {
    const table = make('table')
    table.append(...lines)
    return table
  }
}

function isNested(value: Value) {
  return typeof value === 'object' && value !== null
}

function labelOf(name: string) {
  return lookUp(labels, name) ?? name
}

function format(name: string, value: Value) {
  if (value === null) return ''
  if (typeof value === 'boolean') return value ? words.yes : words.no
  if (typeof value === 'number' && CENTS.test(name)) return formatExactDollars(value)
  const text = String(value)
  if (INSTANT.test(text)) return spaceDayPeriod(moment.format(Date.parse(text)))
  return DAY.test(text) ? formatDate(text) : (nameCode(name, text) ?? text)
}

/** What a code says in words; nothing for a text of somebody's own. */
function nameCode(field: string, code: string) {
  if (field === 'plan') return planName(code)
  if (field === 'photoId' || field === 'addressId' || field === 'idType') return documentName(code)
  return lookUp(lookUp(codes, field) ?? {}, code)
}
