import { expect, it } from 'vitest'

import { asFileName, withoutDoubles } from './file-names.ts'

it.each([
  ['Ana Díaz', 'ana-diaz'],
  ['Nguyễn Thị Ánh Tuyết', 'nguyen-thi-anh-tuyet'],
  ['Łukasz Żółć-Đỗ', 'lukasz-zolc-do'],
  ['Søren Æbeltoft Straße', 'soren-aebeltoft-strasse'],
  ['  O’Neil, Jr. ', 'o-neil-jr'],
  ['../../etc\\passwd:*?"<>|', 'etc-passwd'],
  ['王小明', '王小明'],
  ['محمد علي', 'محمد-علي'],
  ['Владимир Йодль', 'владимир-йодль'],
  ['आरती', 'आरती'],
  ['🏠 …', ''],
])('%s in the name of a file is %s', (name, part) => {
  expect(asFileName(name)).toBe(part)
})

it('fits any file system, and ends with a whole word', () => {
  const part = asFileName('𠮷'.repeat(200))
  expect(new TextEncoder().encode(part).length).toBeLessThanOrEqual(200)
  expect(asFileName('Ana '.repeat(40))).toMatch(/^ana(-ana)+$/)
})

it('is unique', () => {
  expect(withoutDoubles(['ana', 'bao', 'ana', 'ana'])).toEqual(['ana', 'bao', 'ana-2', 'ana-3'])
})
