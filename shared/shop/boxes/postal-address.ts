import { cleanCode, cleanLine } from '#shared/clean-text.ts'

export type MailboxPlace = { street: string; city: string }

export type AddressErrors = {
  name?: 'empty' | 'letters'
  number?: 'empty' | 'designator' | 'number'
}

export type PostalAddress =
  { lines: [string, string, string]; problems: null } | { lines: null; problems: AddressErrors }

const UNITS = [
  /\b(?:apartment|apt|building|bldg|department|dept|floor|fl|hangar|hngr|lot|office|ofc|penthouse|ph|room|rm|space|spc|stop|suite|ste|trailer|trlr|unit)\b\.? ?#? ?(?:[a-z]?-?\d|[a-z]\b)/i,
  /#/,
  /\b(?:\d{1,2}(?:st|nd|rd|th)|ground|first|second|third|fourth|fifth|main) floor\b/i,
  /\b(?:basement|bsmt|frnt|lobby|lbby|lowr|penthouse|ph|rear|uppr)$/i,
]

/** The unit at the end of the shop's own street line, `STE 4`, if any. */
export function unitOf(street: string) {
  const starts = UNITS.map((unit) => street.search(unit)).filter((start) => start > 0)
  return starts.length > 0 ? street.slice(Math.min(...starts)) : ''
}

/** Designators of a unit or a Post Office box: none may stand beside the number. */
const DESIGNATOR =
  /\b(suite|ste|apartment|apt|unit|box|p\s*o|post office|room|rm|floor|flr?|building|bldg|department|dept|lot|space|spc|trailer|trlr)\b/i
const NUMBER = /^(?:p\.?\s?m\.?\s?b\.?)?\s?#?\s?(\d{1,6}[a-z]?)$/i
const ONLY_ZEROS = /^0+[a-z]?$/i
const MARK = /\p{M}/gu
const SILENT = /[.,;:'’‘ʼʻʾʿ′·"“”()!?ǀǁǂǃ]/g
/** Symbols that a registered business name may contain (2 CCR 21002), and that sorting machines can't read. */
const SIGNS = /[@#$%^*+=<>[\]{}|\\~`]/g
/** Letters without a Unicode decomposition: as passports transliterate them, or else as they are pronounced. */
const PLAIN_LETTERS = new Map(
  [
    'ÆAE ŒOE ØO ŁL ĐD ÐD ÞTH ẞSS ĦH ŦT ŊN ĸK ƏE ƎE ƐE ƆO ƁB ƂB ɃB ƇC ȻC ƉD ƊD ƋD ȡD ɆE ƑF ƓG ƔG ǤG ƖI ƗI ɈJ ȷJ ƘK',
    'ȽL ȴL ƛL \u{a7dc}L ȺA ƜM ƝN ȠN ȵN ƟO ƢOI ȢOU ƤP ɊQ ɌR ƦR ƩSH ƪSH ȾT ƬT ƮT ƫT ȶT ɄU ƱU ƲV ɅV ǷW ƳY ɎY ȜY ƵZ ȤZ ƷZH ƸZH ƺZH',
    'ǶHV ȸDB ȹQP ɁH ƾH ƍZ ƻ2 ƧZ ƼQ ƄH ẜS ẝS ẟD ỺLL ỼV ỾY ⱾS ⱿZ',
  ]
    .join(' ')
    .split(' ')
    .map(([letter = '', ...plain]) => [letter, plain.join('')]),
)
const POSTAL = /^[A-Z\d& ]+$/

/**
 * A customer's address in USPS format: three lines, capitals, no punctuation, `PMB` before the
 * number and after any unit of the street line. That form is right for every private mailbox.
 * @see https://pe.usps.com/text/pub28/28c2_008.html
 */
export function writePostalAddress(
  { name, number }: { name: string; number: string },
  { street, city }: MailboxPlace,
): PostalAddress {
  const written = readName(name)
  const box = readNumber(number)
  if (written.line && box.line) {
    return { lines: [written.line, `${street} PMB ${box.line}`, city], problems: null }
  }
  return {
    lines: null,
    problems: {
      ...(written.problem && { name: written.problem }),
      ...(box.problem && { number: box.problem }),
    },
  }
}

type Part<Problem> = { line: string; problem?: undefined } | { line?: undefined; problem: Problem }

export function isWrittenPlainly(name: string) {
  return name.search(SIGNS) === -1 && writeName(name) !== null
}

/** A name for an envelope; undefined if sorting machines can't read it. */
export function writeName(name: string) {
  return readName(name).line ?? null
}

function readName(text: string): Part<'empty' | 'letters'> {
  const line = cleanLine(text)
    .normalize('NFKD')
    .replaceAll(MARK, '')
    .toUpperCase()
    .normalize('NFD')
    .replaceAll(MARK, '')
    .replaceAll(/(?![A-Z])\p{L}/gu, (letter) => PLAIN_LETTERS.get(letter) ?? letter)
    .replaceAll(SILENT, '')
    .replaceAll(SIGNS, ' ')
    .replaceAll(/[-–—/_\s]+/g, ' ')
    .trim()
  if (!line) return { problem: text.trim() ? 'letters' : 'empty' }
  return POSTAL.test(line) ? { line } : { problem: 'letters' }
}

function readNumber(text: string): Part<'empty' | 'designator' | 'number'> {
  const typed = cleanCode(text)
  if (!typed) return { problem: 'empty' }
  const spelled = typed.replaceAll('.', '').replaceAll(/(?<=[a-z])(?=\d)/gi, ' ')
  if (DESIGNATOR.test(spelled)) return { problem: 'designator' }
  const [, number] = NUMBER.exec(typed) ?? []
  if (!number || ONLY_ZEROS.test(number)) return { problem: 'number' }
  return { line: number.toUpperCase() }
}

const POST_OFFICE_BOX = /\b(?:p\.?\s?o\.?\s?|post office )box\b/i
const PRIVATE_BOX = /\bp\.?\s?m\.?\s?b(?![a-z])|\bprivate mail\s?box\b/i

export function homeAddressProblem(
  text: string,
): 'post-office-box' | 'private-mailbox' | undefined {
  if (POST_OFFICE_BOX.test(text)) return 'post-office-box'
  return PRIVATE_BOX.test(text) ? 'private-mailbox' : undefined
}
