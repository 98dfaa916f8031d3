import { columnNames } from '#shared/content/import-names.ts'
import { lookUp } from '#shared/look-up.ts'
import { foldText } from '#shared/shop/core/search-terms.ts'

import { termMonths } from './cell-words.ts'
import { importFields, type ImportField } from './fields.ts'

/** Fields by the names of columns; the lower the rank, the surer. */
const FIELDS = new Map(
  importFields.flatMap((field) =>
    columnNames[field].split(', ').map((name, rank) => [name, { field, rank }] as const),
  ),
)

/** `PMB #` is `pmb number`. */
export function foldColumn(name: string) {
  return foldText(name)
    .replaceAll('#', ' number ')
    .replaceAll(/['’.]/g, '')
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
}

const PRICE = /\b(?:prices?|rates?|fees?|rent|cost|charge|dues|precio|renta|cuota|tarifa)\b/g
const BESIDE_PRICE = /\b(?:per|por|al|box|mailbox|pmb|base|usd|payment|amount|pago)\b/g

/** How many months a column of prices counts: 12 for `Annual Fee`, 1 where its name doesn't tell; null for other columns. */
export function monthsOfPrice(name: string): number | null {
  const folded = foldColumn(name)
  const period = folded
    .replaceAll(PRICE, '')
    .replaceAll(BESIDE_PRICE, '')
    .replaceAll(/ +/g, ' ')
    .trim()
  if (period === '') return folded.search(PRICE) < 0 ? null : 1
  const [, months] = /^(\d{1,2}) (?:mos?|months?|meses)$/.exec(period) ?? []
  // `Month` alone may be any month.
  const isNoun = period === folded && /^(?:month|quarter|year|mo|yr)$/.test(period)
  return isNoun ? null : (termMonths.get(period) ?? (Number(months) || null))
}

/** Of what this system doesn't take in, but an account may need; a column without a name may be anything. */
const TELLING =
  /\b(?:credit\w*|pre ?paid|advance|late|fees?|ow(?:e[ds]?|ing)|arrears|balance|due|cancel\w*|inactiv\w*|closed?|terminat\w*|vacat\w*|suspend\w*|out|end|exit|left|deactivat\w*|archived|deleted|vacant|lapsed|evicted|unpaid|debts?|overdue|delinquent|deposits?|non ?renew\w*|not renew\w*|hold|forward\w*|discount|price|rates?|rent|cost|charges?|middle|suffix|recargos?|descuento|adeudo)\b|^am(?:oun)?t$/

export function isTelling(name: string, isHidden: boolean) {
  const folded = foldColumn(name)
  return folded === '' || TELLING.test(folded) || (isHidden && FIELDS.has(folded))
}

/** Beside the kind of an ID it is that of the ID. */
const EXPIRY = /^(?:exp|expires|expiry|expiration)(?: date)?$|^(?:valid until|vence|vencimiento)$/
const EXPIRY_OF = { photoId: 'photoExpiresOn', addressId: 'addressExpiresOn' } as const

export type ColumnReason = 'chosen' | 'remembered' | 'name'
export type ColumnMatch = {
  field: ImportField | null
  reason: ColumnReason | null
  rivalFor: ImportField | null
}

/** The field of each column, each field once. Earlier choices by hand take precedence, then the surer name. */
export function matchColumns(
  names: string[],
  remembered: Record<string, ImportField | '-'> = {},
): ColumnMatch[] {
  const matches = names.map((name, at) => {
    const folded = foldColumn(name)
    const chosen = lookUp(remembered, folded)
    if (chosen) return { field: chosen, rank: -1 }
    const months = monthsOfPrice(name)
    if (EXPIRY.test(folded)) return expiryAfter(names[at - 1] ?? '') ?? FIELDS.get(folded)
    return months === null ? FIELDS.get(folded) : { field: 'price' as const, rank: months }
  })
  return matches.map((one, at) => {
    if (!one || one.field === '-')
      return { field: null, reason: one ? 'remembered' : null, rivalFor: null }
    const ranks = matches.map((other) => (other?.field === one.field ? other.rank : Infinity))
    const isSurest = ranks.indexOf(Math.min(...ranks)) === at
    if (!isSurest) return { field: null, reason: null, rivalFor: one.field }
    return { field: one.field, reason: one.rank < 0 ? 'remembered' : 'name', rivalFor: null }
  })
}

function expiryAfter(name: string) {
  const folded = foldColumn(name)
  const before = FIELDS.get(folded)?.field
  if (before === 'photoId' || before === 'addressId') return { field: EXPIRY_OF[before], rank: 0 }
  const isDocument = before === undefined && DOCUMENT.test(folded) && !OWN_NUMBERS.test(folded)
  return isDocument ? { field: EXPIRY_OF.photoId, rank: 0 } : undefined
}

export function countKnown(cells: string[]) {
  return matchColumns(cells).filter(({ field }) => field).length
}

const DOCUMENT =
  /\b(?:licen[sc]e|licencia|passport|pasaporte|matricula|green card|resident card|document|identification|identificacion|id|id[12]|dl|cdl)\b/
const NUMBER = /\b(?:no|num|number|numero|nr|nbr|code)\b/
const WHERE =
  /\b(?:home|street|residential|residence|permanent|physical|billing|mailing|forwarding|postal|former|previous|current|resident)\b/
const ADDRESS = /\b(?:address|addr|street)\b/
const OWN_NUMBERS =
  /\b(?:account|customer|client|box|invoice|member|row|record|pmb|mailbox|form|receipt|cuenta|cliente)\b/

/** Personal identifiers: a number, a birthday, a home street; a document alone is a kind. */
const PERSONAL = [
  /\b(?:ssn|social security|seguro social|itin|tax id|tin|curp|rfc)\b/,
  /\b(?:dob|birth|birthday|birthdate|born|nacimiento|nacid[oa]|cumpleanos)\b/,
  /^(?:(?:ca|us|state|california) )?(?:driver ?s?|drivers|driving)? ?licen[sc]e$/,
  /^(?:dl|cdl|passport|pasaporte|licencia(?: de conducir)?|matricula(?: consular)?|green card|a number)$/,
  /^(?:(?:customer|client|full|legal) )?(?:address|addr|adress|street|domicilio|direccion|calle|residence|residencia)(?: (?:line )?[123])?$/,
  /\b(?:domicilio|direccion) (?:particular|de casa|del cliente|postal)\b/,
]

export function isPersonalColumn(name: string) {
  const folded = foldColumn(name)
  if (FIELDS.has(folded)) return false
  if (DOCUMENT.test(folded) && NUMBER.test(folded) && !OWN_NUMBERS.test(folded)) return true
  if (WHERE.test(folded) && ADDRESS.test(folded)) return true
  return PERSONAL.some((pattern) => pattern.test(folded))
}
