import { describe, expect, it } from 'vitest'

import { digitsOf, searchTerms, wordsOf } from './search-terms.ts'

describe('words', () => {
  it.each([
    ['Nguyễn Thị Ánh', ['nguyen', 'thi', 'anh']],
    ['Đặng-Łuczak', ['dang', 'luczak']],
    ['Seán O’Brien', ['sean', 'obrien']],
    ['Lee & Co., LLC', ['lee', 'co', 'llc']],
    ['王小明', ['王小明']],
    ['  ', []],
  ])('of %s', (name, words) => {
    expect(wordsOf(name)).toEqual(words)
  })
})

describe('terms', () => {
  it('begin a word or stand within it, and a word that is both begins', () => {
    const terms = searchTerms(['Ann Mann'], '')
    const ofKind = (kind: string) => terms.flatMap((each) => (each.kind === kind ? each.term : []))
    expect(ofKind('start')).toEqual(['ann', 'mann'])
    expect(ofKind('inner')).toEqual(['nn'])
  })

  it('of a telephone number are its last ten, seven and four digits, however it is written', () => {
    expect(digitsOf('+1 (213) 555-0177')).toBe('2135550177')
    const phone = searchTerms([], '+1 (213) 555-0177').map(({ term }) => term)
    expect(phone).toEqual(['2135550177', '5550177', '0177'])
  })
})
