/** Letters that Unicode does not decompose. */
const PLAIN: Record<string, string> = {
  æ: 'ae',
  đ: 'd',
  ð: 'd',
  ħ: 'h',
  ı: 'i',
  ł: 'l',
  ø: 'o',
  œ: 'oe',
  ß: 'ss',
  þ: 'th',
}
const LATIN_MARKS = /(?<=\p{Script=Latin}\p{M}*)\p{M}/gu
const NOT_LETTERS = /[^\p{L}\p{M}\p{N}]+/gu
/** At four bytes each they leave room within a file name's 255 bytes. */
const MAX_CHARACTERS = 50

/** Lowercase letters and digits with hyphens; letters of other scripts stay. */
export function asFileName(text: string) {
  const plain = text
    .toLowerCase()
    .normalize('NFD')
    .replaceAll(LATIN_MARKS, '')
    .normalize('NFC')
    .replaceAll(/[æđðħıłøœßþ]/g, (letter) => PLAIN[letter] ?? letter)
    .replaceAll(NOT_LETTERS, '-')
    .replaceAll(/^-+|-+$/g, '')
  const characters = [...plain]
  if (characters.length <= MAX_CHARACTERS) return plain
  const cut = characters.slice(0, MAX_CHARACTERS + 1)
  return cut.slice(0, cut.lastIndexOf('-') > 0 ? cut.lastIndexOf('-') : MAX_CHARACTERS).join('')
}

export function withoutDoubles(names: string[]) {
  return names.map((name, at) => {
    const before = names.slice(0, at).filter((each) => each === name).length
    return before === 0 ? name : `${name}-${before + 1}`
  })
}
