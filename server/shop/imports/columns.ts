import { columnNames } from '#shared/content/import-names.ts'
import { lookUp } from '#shared/look-up.ts'
import { foldText } from '#shared/shop/core/search-terms.ts'
import { importFields, type ImportField } from '#shared/shop/imports/calls.ts'

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

/** The field of each column, each field once; null for unknown columns. Earlier manual choices take precedence. */
export function matchColumns(
  names: string[],
  remembered: Record<string, ImportField | '-'> = {},
): (ImportField | null)[] {
  const known = names.map((name) => {
    const folded = foldColumn(name)
    const chosen = lookUp(remembered, folded)
    return chosen ? { field: chosen, rank: -1 } : FIELDS.get(folded)
  })
  return known.map((one, at) => {
    if (!one || one.field === '-') return null
    // `Customer` is a number of the customer's where there is a column `Name`.
    const ranks = known.map((other) => (other?.field === one.field ? other.rank : Infinity))
    return ranks.indexOf(Math.min(...ranks)) === at ? one.field : null
  })
}

const DOCUMENT =
  /\b(?:licen[sc]e|licencia|passport|pasaporte|matricula|green card|resident card|document|identification|identificacion|id|id[12]|dl|cdl)\b/
const NUMBER = /\b(?:no|num|number|numero|nr|nbr|code)\b/
const WHERE =
  /\b(?:home|street|residential|residence|permanent|physical|billing|mailing|forwarding|postal|former|previous|current|resident)\b/
const ADDRESS = /\b(?:address|addr|street)\b/
/** The shop's own numbers. */
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

/** Whether a column's name says that it holds data this system never stores. */
export function isPersonalColumn(name: string) {
  const folded = foldColumn(name)
  if (FIELDS.has(folded)) return false
  if (DOCUMENT.test(folded) && NUMBER.test(folded) && !OWN_NUMBERS.test(folded)) return true
  if (WHERE.test(folded) && ADDRESS.test(folded)) return true
  return PERSONAL.some((pattern) => pattern.test(folded))
}
