import { foldText } from '#shared/shop/core/search-terms.ts'

import { foldColumn } from './columns.ts'
import type { ImportField } from './fields.ts'
import { readAnswer } from './read-cells.ts'
import type { RowReader } from './row-reader.ts'

const TITLE = /^(?:mr|mrs|ms|dr|sr|sra)\.? (?:&|and|y)/i
/** `the Lees`, `Lee Family`. */
const FAMILY = /^the \p{L}|\b(?:family|familia)\b/iu

/** Folded words of businesses, and those of several words. */
const BUSINESS_WORDS = new Set(
  `llc inc incorporated corp corporation ltd limited lp llp pllc pc co company dba
  enterprise enterprises import imports export exports service services servicios holding holdings group grupo
  associates partners ventures international foundation ministry ministries church iglesia association society
  institute academy school club trust estate restaurant taqueria panaderia bakery catering cafe studio studios
  salon nails boutique market store shop tienda trucking transport transportes transportation logistics
  construction cleaning repair auto plumbing landscaping roofing electric properties realty investment
  investments capital insurance agency travel tax taxes medical dental clinic attorney attorneys office offices
  solutions consulting management marketing systems software tech technology technologies media production
  productions design designs apparel`.split(/\s+/),
)
const BUSINESS_PHRASES = ['sa de cv', 'law firm']

function isOfBusiness(name: string) {
  const folded = foldColumn(name)
  return (
    folded.split(' ').some((word) => BUSINESS_WORDS.has(word)) ||
    BUSINESS_PHRASES.some((phrase) => folded.includes(phrase))
  )
}

/** Words between two names; `e` only before a name that begins with an i. */
const BETWEEN = ['and', 'or', 'y', 'con', 'with', 'aka', 'attn', 'fbo', 'for']

function namesSeveral(text: string) {
  const [first = '', ...others] = text.split(/[&+/;\n]/).map((part) => part.trim())
  if (first !== '' && others.some((part) => /^\p{L}/u.test(part))) return true
  const words = text.toLowerCase().split(/\s+/)
  return words.some((word, at) => {
    const next = words[at + 1] ?? ''
    if (at === 0) return false
    if (word === '-' || word === '–' || (word === 'et' && next === 'al')) return true
    return /^\p{L}/u.test(next) && (BETWEEN.includes(word) || (word === 'e' && /^h?i/.test(next)))
  })
}

/** A box of nobody, a number, an address of a mailbox, or a word about the customer. */
const NOT_A_NAME =
  /^\p{L}\.?$|[\d@*#(]|\b(?:vacant|vacante|new (?:tenant|customer|client)|tenant|customer|client|mailbox|empty|available|disponible|vacio|unassigned|unknown|unrented|reserved|test|ditto|same|see notes?|tbd|closed|cerrad[oa]|cancell?ed|cancelad[oa]|inactive|moved (?:out|away)|former|deceased|past due|do not|hold)\b/iu

/** `Name (First, Last)` */
function hasFirstNameFirst(column: string) {
  const folded = foldColumn(column)
  const [first, last] = [folded.search(/first|given|nombre/), folded.search(/last|family|apellido/)]
  return first >= 0 && first < last
}

/** Whether a name may be of more than one person, of a business, or none. */
export function remarkOnName(row: RowReader, field: ImportField, written: string, name: string) {
  const column = row.nameOf(field)
  const [last = '', first] = field === 'name' ? namedParts(written) : []
  if (first && hasFirstNameFirst(column))
    row.remarkOnCell('name_order', field, written, { column, last })
  const isDoubtful = field === 'givenName' && namedParts(name).length > 1
  if (isOfBusiness(name)) row.remarkOnCell('business_name', field, name)
  else if (isDoubtful || NOT_A_NAME.test(name) || readAnswer(name) !== null)
    row.remarkOnCell('name_doubtful', field, name)
  else if ([written, name].some((text) => namesSeveral(text) || TITLE.test(text)))
    row.remarkOnCell('two_people', field, name)
  else if (FAMILY.test(name) || namesTwo(written, field))
    row.remarkOnCell('two_people', field, name)
}

const NO_BUSINESS = /^(?:personal|individual|residential|private|self|same|home|particular)$/i

const LEGAL_FORM = /\b(?:llc|inc|corp|ltd|llp|lp)\b/g
/** `Maria Lopez`, `Lopez, Maria E.` */
const LIKE_A_PERSON = /^\p{Lu}\p{L}+,? (?:\p{Lu}\.? )?\p{Lu}\p{L}+(?: \p{Lu}\.?)?$/u

/** Whether a business may be none, its owner again, a person, or two businesses. */
export function remarkOnBusiness(row: RowReader, field: ImportField, text: string, owner = '') {
  const isDoubtful =
    foldText(text) === foldText(owner) ||
    NO_BUSINESS.test(text) ||
    readAnswer(text) !== null ||
    /[/;\n]/.test(text) ||
    (foldColumn(text).match(LEGAL_FORM)?.length ?? 0) > 1 ||
    (LIKE_A_PERSON.test(text) && !isOfBusiness(text))
  if (isDoubtful) row.remarkOnCell('business_doubtful', field, text)
}

const SUFFIX = /^(?:jr|sr|i{2,3}|iv|v|md|phd|dds|esq|cpa|rn)\b/i

function namedParts(text: string) {
  const parts = text.split(',').map((part) => part.trim())
  return parts.filter((part) => part !== '' && !SUFFIX.test(part))
}

/** `Ann Lee, Bo Lee` may be written as `Garcia Lopez, Maria Elena` is; among several people a comma may part them. */
function namesTwo(written: string, field: ImportField) {
  const named = namedParts(written)
  if (named.length < 2) return false
  return (
    field === 'others' ||
    named.length > 2 ||
    named.every((part) => /\p{L}{2}/u.test(part) && part.includes(' '))
  )
}

/** `Lopez, Maria` has known parts; other names are kept whole. */
export function splitName(name: string, isCompany: boolean) {
  const [familyName = '', givenName = '', ...more] = name.split(',').map((part) => part.trim())
  const isWhole = isCompany || SUFFIX.test(givenName) || isOfBusiness(givenName)
  return familyName && givenName && more.length === 0 && !isWhole
    ? { givenName, familyName }
    : { name }
}
