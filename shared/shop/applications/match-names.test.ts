import { expect, it } from 'vitest'

import { bearsName, matchNames } from './match-names.ts'

const people = [
  'Nguyễn Thị Ánh',
  'Bo Lee',
  'Cy Lee',
  'Jonathan O’Brien',
  'Quillhaven Books LLC',
].map((name) => ({ name }))
const namesOf = (typed: string) => matchNames(typed, people).map(({ name }) => name)

it.each([
  ['nguyen anh', 'Nguyễn Thị Ánh'],
  ['ANH NGUYEN', 'Nguyễn Thị Ánh'],
  ['jonathon obrien', 'Jonathan O’Brien'],
  ['jontahan', 'Jonathan O’Brien'],
  ['quil', 'Quillhaven Books LLC'],
  ['lee bo', 'Bo Lee'],
])('%s finds %s first', (typed, name) => {
  expect(namesOf(typed)[0]).toBe(name)
})

it('finds every matching person, and no other', () => {
  expect(namesOf('lee')).toEqual(['Bo Lee', 'Cy Lee'])
  expect(namesOf('Maria Gonzalez')).toEqual([])
  expect(namesOf(' ')).toEqual([])
  const li = { name: 'Ming Li', nativeName: '李明' }
  expect(matchNames('李明', [...people, li])).toEqual([li])
  const typed = ['li MING', '李明', 'Ming', '李', ' ']
  expect(typed.filter((text) => bearsName(li, text))).toEqual(['li MING', '李明'])
  expect(bearsName({ name: 'Nguyễn Thị Ánh' }, 'ÁNH nguyen thi')).toBe(true)
})
