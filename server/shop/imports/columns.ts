import { columnNames } from '#shared/content/import-names.ts'
import { lookUp } from '#shared/look-up.ts'
import { foldText } from '#shared/shop/core/search-terms.ts'
import { importFields, type ImportField } from '#shared/shop/imports/calls.ts'

const FIELDS = new Map(
  importFields.flatMap((field) =>
    columnNames[field].split(', ').map((name) => [name, field] as const),
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

/** What the columns of a row of names are, each field once; null where nobody knows. What was chosen by hand before comes first. */
export function matchColumns(
  names: string[],
  remembered: Record<string, ImportField | '-'> = {},
): (ImportField | null)[] {
  const taken = new Set<ImportField>()
  return names.map((name) => {
    const folded = foldColumn(name)
    const field = lookUp(remembered, folded) ?? FIELDS.get(folded)
    if (!field || field === '-' || taken.has(field)) return null
    taken.add(field)
    return field
  })
}

const DOCUMENT =
  /\b(?:licen[sc]e|licencia|passport|pasaporte|matricula|green card|resident card|document|identification|identificacion|id|id[12]|dl|cdl)\b/
const NUMBER = /\b(?:no|num|number|numero|nr|nbr|code)\b/
const WHERE =
  /\b(?:home|street|residential|residence|permanent|physical|billing|mailing|forwarding|postal|former|previous|current|resident)\b/
const ADDRESS = /\b(?:address|addr|street)\b/
/** Numbers of the shop's own. */
const OWN =
  /\b(?:account|customer|client|box|invoice|member|row|record|pmb|mailbox|form|receipt|cuenta|cliente)\b/

/** What is asked of somebody: a number of theirs, their birthday, the street they live in; a document alone is named by its kind. */
const PERSONAL = [
  /\b(?:ssn|social security|seguro social|itin|tax id|tin|curp|rfc)\b/,
  /\b(?:dob|birth|birthday|birthdate|born|nacimiento|nacid[oa]|cumpleanos)\b/,
  /^(?:(?:ca|us|state|california) )?(?:driver ?s?|drivers|driving)? ?licen[sc]e$/,
  /^(?:dl|cdl|passport|pasaporte|licencia(?: de conducir)?|matricula(?: consular)?|green card|a number)$/,
  /^(?:(?:customer|client|full|legal) )?(?:address|addr|adress|street|domicilio|direccion|calle|residence|residencia)(?: (?:line )?[123])?$/,
  /\b(?:domicilio|direccion) (?:particular|de casa|del cliente|postal)\b/,
]

/** Whether a column is named as what this system never takes. */
export function isPersonalColumn(name: string) {
  const folded = foldColumn(name)
  if (FIELDS.has(folded)) return false
  if (DOCUMENT.test(folded) && NUMBER.test(folded) && !OWN.test(folded)) return true
  if (WHERE.test(folded) && ADDRESS.test(folded)) return true
  return PERSONAL.some((pattern) => pattern.test(folded))
}
