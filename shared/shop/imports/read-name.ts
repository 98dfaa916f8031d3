import { foldText } from '#shared/shop/core/search-terms.ts'

import { businessPhrases, businessWords, closedWords } from './cell-words.ts'
import { foldColumn } from './columns.ts'
import { readAnswer, readKind } from './read-cells.ts'
import type { RowReader } from './row-reader.ts'

/** `La Michoacana`, `Dos Amigos`, `Golden State`, `Tacos El Sol` */
const NO_GIVEN_NAME =
  /^(?:the|el|la|los|las|dos|tres|best|blue|bright|east|first|golden|great|green|new|north|south|west) |\p{L} (?:the|el) \p{L}/iu
/** `Mr. and Mrs. Lee`, `the Lees`, `Lee Family` */
const SEVERAL =
  /^(?:mr|mrs|ms|dr|sr|sra)\.? (?:&|and|y)|^the \p{L}|\b(?:family|familia|fam|household|residence|matrimonio|esposos)\b/iu
/** Between two names; single letters may be initials, except in small letters. */
const BETWEEN = /^(?:y|(?:and|or|con|with|aka|attn|fbo|for|und|et|plus|via|poa)\.?)$/i
const BETWEEN_LETTER = /^['’]?[eiounyw]['’.]?$/i
const MANY_NAMES = 5
const PARTICLES =
  /^(?:de|del|la|las|los|y|van|von|der|den|da|das|dos|di|du|do|bin|ibn|al|ter|le|lo|st|vda\.?|viuda)$/i
const NOT_A_NAME =
  /^\p{L}\.?$|[\d@*#(]|\b(?:new|old|open|box|pmb|rented|staff|keys?|lost|minor|guardian|agent|vip|rts|tenant|customer|client|mailbox|empty|available|disponible|vacio|unassigned|unknown|unrented|reserved|test|ditto|same|see notes?|tbd|trustee|past due|do not|hold)\b/iu
const NAME_SIGNS = /^[\p{Script=Latin}\p{M} .,'’‘`´-]*$/u
const TITLE =
  /^(?:mr|mrs|ms|miss|mx|dr|dra|sr|sra|srta|don|doña|rev|fr|father|sister|brother|pastor|prof)\.? /i
const SUFFIX = /^(?:jr|sr|i{2,3}|iv|v|md|phd|ph\.d|dds|esq|cpa|rn)\b/i
const NO_BUSINESS =
  /^(?:same|home|particular)$|^[^\p{L}]*$|[@/;\n+(]|.(?:\bdba\b|\bd\/b\/a\b)|\bunknown\b/iu
/** `Mary "Mimi" Lee` */
const NICKNAME = / ["“]\p{L}+["”](?= \p{L})/u
/** `Fco.`, `Gpe.`, `Hdz.`, unlike `Mfg.` */
const ABBREVIATION = /^(?:fco|gpe|\p{L}dz|\p{L}tz)\.$/iu
const LEGAL_FORM = /\b(?:llc|inc|corp|ltd|llp|lp)\b/g
const LIKE_A_PERSON = /^\p{Lu}\p{L}+,? (?:\p{Lu}\.? )?\p{Lu}\p{L}+(?: \p{Lu}\.?)?$/u

export type NameField = 'name' | 'givenName' | 'business' | 'others'

export function remarkOnName(row: RowReader, field: NameField, written: string, text: string) {
  const isGuess = isOfBusiness(text) || (NO_GIVEN_NAME.test(text) && namedParts(written).length < 2)
  const isSeveral = [written, text].some(namesSeveral) || namesTwo(written, field)
  if (isGuess) row.addRemark('business_name', field, { text })
  else if (NOT_A_NAME.test(text) || closedWords.test(foldColumn(text)))
    row.addRemark('name_doubtful', field, { text })
  else if (isSeveral) row.addRemark('two_people', field, { text })
  else if (isDoubtful(text, field)) row.addRemark('name_doubtful', field, { text })
}

export function hasFirstNameFirst(column: string) {
  const folded = foldColumn(column)
  const [first, last] = [folded.search(/first|given|nombre/), folded.search(/last|family|apellido/)]
  return first >= 0 && first < last
}

function isOfBusiness(name: string) {
  // `L. L. C.` is `llc`.
  const folded = foldColumn(name).replaceAll(/\b(\p{L}) (?=\p{L}\b)/gu, '$1')
  return (
    folded.split(' ').some((word) => businessWords.has(word)) ||
    businessPhrases.some((phrase) => folded.includes(phrase)) ||
    /\p{L}{2}['’]s\b/u.test(name)
  )
}

/** A customer has more than one name, a child may be known by one; other signs, and words in another case than the rest, say more than a name. */
function isDoubtful(name: string, field: NameField) {
  const words = wordsOf(name.replace(TITLE, ''))
  const mixed = words.filter((word) => /^\p{Lu}.*\p{Ll}/u.test(word))
  const isOdd = (word: string) =>
    /\p{Ll}\p{Lu}+$/u.test(word) ||
    (/\p{L}{3}\./u.test(word) && !ABBREVIATION.test(word) && !PARTICLES.test(word)) ||
    (mixed.length > 1 && /^\p{Lu}{2,}$/u.test(word)) ||
    (mixed.length > 0 && /^\p{Ll}+\.?$/u.test(word) && !PARTICLES.test(word))
  const isSingle = field !== 'others' && words.length < 2
  const [last = '', before = ''] = words.toReversed()
  // `Ana Paz L.` has two names, and the initial of a third; `Ana Paz S. A.` may be a business.
  const hasThird = words.length > 2 && /^\p{L}\.?$/u.test(last) && /\p{L}{2}/u.test(before)
  const endsInInitial = words.length > 1 && /^(?:\p{L}\.)+$|^\p{L}$/u.test(last) && !hasThird
  const hasComma = field === 'givenName' && namedParts(name).length > 1
  const isAnswer = readAnswer(name) !== null
  return (
    !NAME_SIGNS.test(name.replace(NICKNAME, '')) ||
    isSingle ||
    endsInInitial ||
    hasComma ||
    isAnswer ||
    words.some(isOdd)
  )
}

/** Without suffixes such as `Jr.` */
function wordsOf(name: string) {
  return name.split(/[\s,]+/).filter((word, at) => word !== '' && (at === 0 || !SUFFIX.test(word)))
}

function namesSeveral(text: string) {
  const [first = '', ...others] = text.split(/[&+/;|\\\n]/).map((part) => part.trim())
  if (first !== '' && others.some((part) => /^\p{L}/u.test(part))) return true
  if (SEVERAL.test(text)) return true
  const words = wordsOf(text)
  const names = words.filter((word) => !PARTICLES.test(word))
  if (names.length >= MANY_NAMES) return true
  // `Ann Lee Bo Lee`, unlike `Ana Lee Lee` and `Ann B. Ann`
  const full = names.filter((word) => /\p{L}{2}/u.test(word))
  if (full.some((word, at) => word.length > 2 && full.indexOf(word, at + 2) > 0)) return true
  const isOneCase = !/\p{Lu}/u.test(text) || !/\p{Ll}/u.test(text)
  return words.some((word, at) => {
    const isBetween = at > 0 && /^\p{L}/u.test(words[at + 1] ?? '')
    if (at > 0 && (/^[-–—_·•]$/.test(word) || /^et al\b/.test(words.slice(at).join(' '))))
      return true
    const isSmall = /^['’]?\p{Ll}/u.test(word) && !isOneCase
    const isLetter = BETWEEN_LETTER.test(word) && (isSmall || (isOneCase && at + 2 < words.length))
    return isBetween && (BETWEEN.test(word) || isLetter || /\p{L}-\p{L}/u.test(word))
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

export function namedParts(text: string) {
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
    closedWords.test(foldColumn(text)) ||
    readAnswer(text) !== null ||
    readKind(text) !== null ||
    (foldColumn(text).match(LEGAL_FORM)?.length ?? 0) > 1 ||
    text.split(',').filter((part) => /^(?!an? ).* \p{L}/iu.test(part.trim()) && isOfBusiness(part))
      .length > 1 ||
    (LIKE_A_PERSON.test(text) && !NO_GIVEN_NAME.test(text) && !isOfBusiness(text))
  if (isDoubt) row.addRemark('business_doubtful', field, { text })
}

/** `Lopez, Maria` has known parts; other names are kept whole. */
export function splitName(name: string, isCompany: boolean) {
  const [familyName = '', givenName = '', ...more] = name.split(',').map((part) => part.trim())
  const isWhole = isCompany || SUFFIX.test(givenName) || isOfBusiness(givenName)
  return familyName && givenName && more.length === 0 && !isWhole
    ? { givenName, familyName }
    : { name: givenName === '' && more.length === 0 ? familyName : name }
}
