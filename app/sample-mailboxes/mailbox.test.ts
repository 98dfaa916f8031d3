import { describe, expect, it } from 'vitest'

import { isMailboxId, nextId } from './mailbox.ts'
import { makeSample } from './sample.ts'

describe('an id', () => {
  it.each(['MBX1', 'MBX1000', 'MBX999999999'])('may be %s', (text) => {
    expect(isMailboxId(text)).toBe(true)
  })

  it.each(
    ['', 'MBX', 'mbx1000', 'MBX1000 ', 'MBX1000\n', 'MBX1234567890', 'MBX1e3', '__proto__'].concat([
      '%',
      '..',
      'MBX%31',
      'MBX١٢',
      'constructor',
      'x'.repeat(1_048_576),
    ]),
  )('may not be %.20j', (text) => {
    expect(isMailboxId(text)).toBe(false)
  })
})

describe('the next id', () => {
  it('follows the highest', () => {
    expect(nextId([])).toBe('MBX1000')
    expect(nextId(makeSample())).toBe('MBX1050')
    expect(nextId(makeSample().slice(3, 5))).toBe('MBX1005')
  })

  it('is the first free one if the highest is taken', () => {
    const [first, second] = makeSample(2)
    expect(nextId([{ ...first!, id: 'MBX999999999' }, second!])).toBe('MBX1000')
  })
})
