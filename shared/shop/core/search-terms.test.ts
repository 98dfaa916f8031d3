import { describe, expect, it } from 'vitest'

import { deletionsOf, digitsOf, joinsOf, searchTerms, wordsOf } from './search-terms.ts'

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
  it('start a word or are within it; a start wins', () => {
    const terms = searchTerms(['Ann Mann'], '')
    const ofKind = (kind: string) => terms.flatMap((each) => (each.kind === kind ? each.term : []))
    expect(ofKind('start')).toEqual(['ann', 'mann', 'annmann'])
    expect(ofKind('inner')).toEqual(['nn'])
    expect(ofKind('near')).toEqual(['an', 'mnn', 'man'])
  })

  it('include adjacent words joined', () => {
    expect(joinsOf(wordsOf('Ana De La Cruz'))).toEqual([
      'anade',
      'dela',
      'lacruz',
      'anadela',
      'delacruz',
    ])
  })

  it.each([
    ['gonzalez', 'gnozalez', 'swapped'],
    ['gonzalez', 'honzalez', 'a wrong first letter'],
    ['gonzalez', 'gonzale', 'a missing last letter'],
    ['gonzalez', 'gonzallez', 'one too many'],
    ['kim', 'kmi', 'a short one'],
  ])('of %s meet those of %s: %s', (word, typed) => {
    const of = (text: string) => [text, ...deletionsOf(text)]
    expect(of(word).some((term) => of(typed).includes(term))).toBe(true)
  })

  it('of a telephone number are its last ten, seven and four digits, in any spelling', () => {
    expect(digitsOf('+1 (213) 555-0177')).toBe('2135550177')
    const phone = searchTerms([], '+1 (213) 555-0177').map(({ term }) => term)
    expect(phone).toEqual(['2135550177', '5550177', '0177'])
  })

  it('are two thousand at most, whole words before suffixes', () => {
    const names = Array.from({ length: 40 }, (_, index) =>
      Array.from({ length: 8 }, (_each, word) => `${'xyz'.repeat(9)}${index}${'abcdefgh'[word]}`),
    )
    const terms = searchTerms(
      names.map((each) => each.join(' ')),
      '213 555 0177',
    )
    expect(terms).toHaveLength(2_000)
    const count = (wanted: string) => terms.filter(({ kind }) => kind === wanted).length
    expect([count('start'), count('phone')]).toEqual([320 + 40 * 7, 3])
  })

  it('are counted after letters are expanded', () => {
    expect(searchTerms(Array(40).fill('\ufdfa'.repeat(100)), '').length).toBeLessThan(2_000)
    const ligatures = Array.from({ length: 40 }, (_, index) => `${index} ${'\ufb03'.repeat(90)}`)
    expect(searchTerms(ligatures, '').every(({ term }) => term.length <= 40)).toBe(true)
  })
})
