import { foldText } from '#shared/shop/core/search-terms.ts'

import { businessPhrases, businessWords } from './cell-words.ts'
import { foldColumn } from './columns.ts'
import { readAnswer } from './read-cells.ts'
import type { RowReader } from './row-reader.ts'

/** `El Gallo Giro`, `The Corner Store` */
const ARTICLE = /^(?:the|el|la|los|las) .+ /i
/** `Mr. and Mrs. Lee`, `the Lees`, `Lee Family` */
const SEVERAL = /^(?:mr|mrs|ms|dr|sr|sra)\.? (?:&|and|y)|^the \p{L}|\b(?:family|familia)\b/iu
/** Words between two names; `e` only before a name that begins with an i. */
const BETWEEN = ['and', 'or', 'y', 'con', 'with', 'aka', 'attn', 'fbo', 'for']
const MANY_NAMES = 5
const SMALL_WORDS = /\b(?:de|del|la|las|los|y|van|von|der|da|dos|bin|al) /gi
const NOT_A_NAME =
  /^\p{L}\.?$|[\d@*#(]|\b(?:vacant|vacante|new (?:tenant|customer|client)|tenant|customer|client|mailbox|empty|available|disponible|vacio|unassigned|unknown|unrented|reserved|test|ditto|same|see notes?|tbd|closed|cerrad[oa]|cancell?ed|cancelad[oa]|inactive|moved (?:out|away)|former|deceased|trustee|past due|do not|hold)\b/iu
const SUFFIX = /^(?:jr|sr|i{2,3}|iv|v|md|phd|dds|esq|cpa|rn)\b/i
const NO_BUSINESS = /^(?:personal|individual|residential|private|self|same|home|particular)$/i
const LEGAL_FORM = /\b(?:llc|inc|corp|ltd|llp|lp)\b/g
const LIKE_A_PERSON = /^\p{Lu}\p{L}+,? (?:\p{Lu}\.? )?\p{Lu}\p{L}+(?: \p{Lu}\.?)?$/u

export type NameField = 'name' | 'givenName' | 'business' | 'others'

export function remarkOnName(row: RowReader, field: NameField, written: string, text: string) {
  const [last = '', ...more] = field === 'name' ? namedParts(written) : []
  if (more.length > 0 && hasFirstNameFirst(row.nameOf(field)))
    row.addRemark('name_order', field, { text: written, last })
  const isGuess = isOfBusiness(text) || (ARTICLE.test(text) && more.length === 0)
  if (isGuess) row.addRemark('business_name', field, { text })
  else if (isDoubtful(text, field)) row.addRemark('name_doubtful', field, { text })
  else if ([written, text].some(namesSeveral) || namesTwo(written, field))
    row.addRemark('two_people', field, { text })
}

function hasFirstNameFirst(column: string) {
  const folded = foldColumn(column)
  const [first, last] = [folded.search(/first|given|nombre/), folded.search(/last|family|apellido/)]
  return first >= 0 && first < last
}

function isOfBusiness(name: string) {
  const folded = foldColumn(name)
  return (
    folded.split(' ').some((word) => businessWords.has(word)) ||
    businessPhrases.some((phrase) => folded.includes(phrase))
  )
}

/** A customer has more than one name; a child may be known by one. */
function isDoubtful(name: string, field: NameField) {
  const isSingle = field !== 'others' && !name.includes(' ') && !/[/&+]/.test(name)
  const hasComma = field === 'givenName' && namedParts(name).length > 1
  return isSingle || hasComma || NOT_A_NAME.test(name) || readAnswer(name) !== null
}

function namesSeveral(text: string) {
  const [first = '', ...others] = text.split(/[&+/;|\n]/).map((part) => part.trim())
  if (first !== '' && others.some((part) => /^\p{L}/u.test(part))) return true
  if (SEVERAL.test(text)) return true
  if (text.replaceAll(SMALL_WORDS, '').split(/\s+/).length >= MANY_NAMES) return true
  const words = text.toLowerCase().split(/\s+/)
  return words.some((word, at) => {
    const next = words[at + 1] ?? ''
    if (at === 0) return false
    if (word === '-' || word === '–' || (word === 'et' && next === 'al')) return true
    return /^\p{L}/u.test(next) && (BETWEEN.includes(word) || (word === 'e' && /^h?i/.test(next)))
  })
}

/** `Ann Lee, Bo Lee` may be written as `Garcia Lopez, Maria Elena` is; among several people a comma may part them. */
function namesTwo(written: string, field: NameField) {
  const named = namedParts(written)
  if (named.length < 2) return false
  return (
    field === 'others' ||
    named.length > 2 ||
    named.every((part) => /\p{L}{2}/u.test(part) && part.includes(' '))
  )
}

function namedParts(text: string) {
  const parts = text.split(',').map((part) => part.trim())
  return parts.filter((part) => part !== '' && !SUFFIX.test(part))
}

export function remarkOnBusiness(
  row: RowReader,
  field: 'business' | 'name',
  text: string,
  owner = '',
) {
  const isDoubt =
    foldText(text) === foldText(owner) ||
    NO_BUSINESS.test(text) ||
    readAnswer(text) !== null ||
    /[/;\n]/.test(text) ||
    (foldColumn(text).match(LEGAL_FORM)?.length ?? 0) > 1 ||
    (LIKE_A_PERSON.test(text) && !isOfBusiness(text))
  if (isDoubt) row.addRemark('business_doubtful', field, { text })
}

/** `Lopez, Maria` has known parts; other names are kept whole. */
export function splitName(name: string, isCompany: boolean) {
  const [familyName = '', givenName = '', ...more] = name.split(',').map((part) => part.trim())
  const isWhole = isCompany || SUFFIX.test(givenName) || isOfBusiness(givenName)
  return familyName && givenName && more.length === 0 && !isWhole
    ? { givenName, familyName }
    : { name }
}
