/** What the worksheet's font can print: the letters of Windows-1252. */
const PRINTED = /[\n\x20-\x7E\xA0-\xFF€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ]/u
const MARK = /\p{M}/gu
const PLAIN_LETTERS: Record<string, string> = {
  đ: 'd',
  Đ: 'D',
  ł: 'l',
  Ł: 'L',
  ħ: 'h',
  Ħ: 'H',
  ı: 'i',
  ŋ: 'ng',
  ŧ: 't',
}

/** The characters of a text that the worksheet can't print, each once. */
export function unprintable(text: string) {
  const characters = [...text.normalize('NFC')].filter((character) => !PRINTED.test(character))
  return [...new Set(characters)]
}

/** A text with plain letters in place of those that can't be printed; as it is where that does not help. */
export function toPrintable(text: string) {
  const composed = text.normalize('NFC')
  const plain = [...composed].map((character) => {
    if (PRINTED.test(character)) return character
    return PLAIN_LETTERS[character] ?? character.normalize('NFD').replaceAll(MARK, '')
  })
  const result = plain.join('')
  return unprintable(result).length === 0 ? result : composed
}
