import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { homeAddressProblem, unitOf, writePostalAddress } from './postal-address.ts'

const plain = { street: '10 MAIN ST', city: 'HERNDON VA 22071-2716' }
const withUnit = { ...plain, street: '10 MAIN ST STE 11' }

function street(number: string, place = plain) {
  return writePostalAddress({ name: 'Joe Doe', number }, place).lines?.[1]
}

function nameLine(name: string) {
  return writePostalAddress({ name, number: '234' }, plain).lines?.[0]
}

function problemsOf(name: string, number: string) {
  return writePostalAddress({ name, number }, plain).problems
}

describe('an address at a private mailbox', () => {
  it('has three lines', () => {
    expect(writePostalAddress({ name: 'Joe Doe', number: '234' }, plain)).toEqual({
      lines: ['JOE DOE', '10 MAIN ST PMB 234', 'HERNDON VA 22071-2716'],
      problems: null,
    })
  })

  it('keeps the unit of the street line before PMB', () => {
    expect(street('234', withUnit)).toBe('10 MAIN ST STE 11 PMB 234')
  })

  it.each(['234', '#234', '# 234', 'pmb234', 'PMB 234', ' Pmb  234 ', 'PMB #234', 'P.M.B. 234'])(
    'accepts the number written as %s',
    (number) => {
      expect(street(number)).toBe('10 MAIN ST PMB 234')
    },
  )

  it('accepts a number with a letter', () => {
    expect(street('12b')).toBe('10 MAIN ST PMB 12B')
  })
})

describe('other words beside the number', () => {
  it.each([
    'STE 11-234',
    'Suite 234',
    'suite234',
    'Ste. 234',
    'Apt 234',
    'APT#234',
    'Apartment 234',
    'Unit 234',
    'Box 234',
    'PO Box 234',
    'P.O. Box 234',
    'p o 234',
    'Post Office Box 234',
    '10 MAIN ST STE 11 #234',
    'Rm 234',
    'PMB 234 Unit 2',
  ])('%s is refused for its word', (number) => {
    expect(problemsOf('Joe Doe', number)).toEqual({ number: 'designator' })
  })

  it.each(['PMB', '#', '-234', '2 34', '234 567', '1234567', '000', 'No 234', '234;', '1e3'])(
    '%s is refused as a number',
    (number) => {
      expect(problemsOf('Joe Doe', number)).toEqual({ number: 'number' })
    },
  )

  it('an empty form reports both', () => {
    expect(problemsOf(' ', ' ')).toEqual({ name: 'empty', number: 'empty' })
  })
})

describe('a name', () => {
  it.each([
    ['Jane O’Neil-Smith, Jr.', 'JANE ONEIL SMITH JR'],
    ['José  Núñez', 'JOSE NUNEZ'],
    ['Łukasz Ørsted', 'LUKASZ ORSTED'],
    ['Weiß & Söhne, LLC', 'WEISS & SOHNE LLC'],
    ['3 Suns Bakery', '3 SUNS BAKERY'],
    ['Nguyễn Thị Ánh Tuyết', 'NGUYEN THI ANH TUYET'],
    ['Đặng Ước', 'DANG UOC'],
    ['Żółć Gęślą Jaźń', 'ZOLC GESLA JAZN'],
    ['Ayşe Yıldız İpek', 'AYSE YILDIZ IPEK'],
    ['Əliyev Ẽ', 'ELIYEV E'],
    ['A1 Auto #2 LLC', 'A1 AUTO 2 LLC'],
    ['Cash$ 4 U @ Main, A+ 100% *Best*!', 'CASH 4 U MAIN A 100 BEST'],
  ])('%s is written as %s', (typed, written) => {
    expect(nameLine(typed)).toBe(written)
  })

  it.each(['王小明', 'Иван', '...', '💌'])('%s requires other letters', (typed) => {
    expect(problemsOf(typed, '234')).toEqual({ name: 'letters' })
  })
})

it('transliterates every Latin letter of Europe, Africa, America and Vietnam', () => {
  const letters = [...latinLetters(0xc0, 0x24f), ...latinLetters(0x1e00, 0x1eff)]
  expect(letters.filter((letter) => !/^A[A-Z\d]*$/.test(nameLine(`A${letter}`) ?? ''))).toEqual([])
})

function latinLetters(first: number, last: number) {
  return Array.from({ length: last - first + 1 }, (_, at) =>
    String.fromCodePoint(first + at),
  ).filter((letter) => /^(?=\p{L})\p{Script=Latin}$/u.test(letter))
}

it('contains only capitals, digits, spaces and &, and always PMB', () => {
  const anything = fc.record({ name: fc.string({ unit: 'grapheme' }), number: fc.string() })
  const likely = fc.record({
    name: fc.string({ unit: fc.constantFrom(...'aZ é-.’&') }),
    number: fc.string({ unit: fc.constantFrom(...'#pmbPMB 0123456789a.'), maxLength: 8 }),
  })
  fc.assert(
    fc.property(fc.oneof(anything, likely), (typed) => {
      const { lines } = writePostalAddress(typed, withUnit)
      if (!lines) return
      expect(lines[0]).toMatch(/^[A-Z\d&]+( [A-Z\d&]+)*$/)
      expect(lines[1]).toMatch(/^10 MAIN ST STE 11 PMB \d+[A-Z]?$/)
    }),
  )
})

it.each([
  ['77 FIG ST STE 4', 'STE 4'],
  ['77 Fig Street, Suite 4-B', 'Suite 4-B'],
  ['77 FIG ST BLDG C STE 4', 'BLDG C STE 4'],
  ['77 Fig St. Unit #12', 'Unit #12'],
  ['77 Fig Street #4', '#4'],
  ['77 FIG ST FL 2', 'FL 2'],
  ['77 Fig Street, 2nd Floor', '2nd Floor'],
  ['77 FIG ST REAR', 'REAR'],
  ['77 FIG ST', ''],
  ['12 FRONT ST', ''],
  ['100 Office Park Drive', ''],
  ['1 Penthouse Avenue', ''],
  ['9 UNITED PL', ''],
])('the unit of %s is %j', (line, unit) => {
  expect(unitOf(line)).toBe(unit)
})

describe('a home address', () => {
  it.each([
    ['PO Box 12', 'post-office-box'],
    ['P.O. Box 12', 'post-office-box'],
    ['Post Office Box 12', 'post-office-box'],
    ['10 Main St PMB 234', 'private-mailbox'],
    ['10 Main St pmb234', 'private-mailbox'],
    ['10 Boxwood Ave Apt 4', undefined],
    ['12 Campbell St # 3', undefined],
  ])('%s: %s', (text, problem) => {
    expect(homeAddressProblem(text)).toBe(problem)
  })
})
