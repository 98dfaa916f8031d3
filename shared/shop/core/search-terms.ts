/** What a search finds an application by: a word from its start, a word from within, the digits of a telephone number. */
export type SearchTerm = { term: string; kind: 'start' | 'inner' | 'phone' }

const MIN_INNER = 2
const MAX_WORD = 40
const MAX_WORDS = 8
/** Of one application: forty people with three words of eight letters each have some 900. */
const MAX_TERMS = 1_000
/** Of a telephone number: without its area, and what people say of it. */
const PHONE_ENDS = [10, 7, 4]
/** Letters that Unicode does not take apart into a plain one and its mark. */
const FOLDED: Record<string, string> = {
  đ: 'd',
  ð: 'd',
  ł: 'l',
  ø: 'o',
  ı: 'i',
  ħ: 'h',
  æ: 'ae',
  œ: 'oe',
  ß: 'ss',
  þ: 'th',
}

/** `Nguyễn` and `nguyen` are the same word. */
export function foldText(text: string) {
  const plain = text.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase()
  return plain.replaceAll(/[đðłøıħæœßþ]/g, (letter) => FOLDED[letter] ?? letter)
}

/** The words of a name, or of what is searched; `O’Brien` is one. */
export function wordsOf(text: string) {
  const words =
    foldText(text)
      .replaceAll(/['’ʼ]/g, '')
      .match(/[\p{L}\p{N}]+/gu) ?? []
  return words.slice(0, MAX_WORDS).map((word) => [...word].slice(0, MAX_WORD).join(''))
}

/** The digits of a telephone number, without the 1 that stands for the country. */
export function digitsOf(phone: string) {
  return phone.replaceAll(/\D/g, '').replace(/^1(?=\d{10}$)/, '')
}

/**
 * Everything that finds somebody: the ends of a word are terms too, so that an index finds what stands within it. At most
 * `MAX_TERMS`: where names go beyond that, words stay before their ends, and longer ends before shorter ones.
 */
export function searchTerms(names: string[], phone: string): SearchTerm[] {
  const kinds = new Map<string, SearchTerm['kind']>()
  const add = (term: string, kind: SearchTerm['kind']) => {
    if (kinds.size < MAX_TERMS && !kinds.has(term)) kinds.set(term, kind)
  }
  const digits = digitsOf(phone)
  for (const length of digits.length > 0 ? PHONE_ENDS : []) add(digits.slice(-length), 'phone')
  // By whole letters: half of one that is two units long would be stored as that of another.
  const words = [...new Set(names.flatMap(wordsOf))].map((word) => [...word])
  for (const letters of words) add(letters.join(''), 'start')
  for (let at = 1; at <= MAX_WORD - MIN_INNER; at++) {
    for (const letters of words) {
      if (at <= letters.length - MIN_INNER) add(letters.slice(at).join(''), 'inner')
    }
  }
  return [...kinds].map(([term, kind]) => ({ term, kind }))
}
