import fc from 'fast-check'
import { describe, expect, it, vi } from 'vitest'

import { csvHeader, defuse, undoDefuse, writeCsvRow } from './csv.ts'
import { writeFile } from './export.ts'
import { MAX_FILE_BYTES, readFile } from './import-file.ts'
import { mailboxStatuses, mailboxTypes, type Mailbox } from './mailbox.ts'
import { makeSample } from './sample.ts'

/** The properties read hundreds of files: a busy machine takes its time. */
vi.setConfig({ testTimeout: 30_000 })

const text = (maxLength: number) =>
  fc
    .oneof(
      fc.string({ unit: 'grapheme', maxLength }),
      fc.constantFrom('=cmd|1', '+1', '-1', '@a', "'=x", "''-1", 'a"b,c', '"', ';', '＝1'),
    )
    .map((made) => made.trim())

const mailbox: fc.Arbitrary<Mailbox> = fc.record({
  id: fc.nat(999_999_999).map((number) => `MBX${number}`),
  location: text(60).filter((made) => /^\P{Cc}+$/u.test(made)),
  type: fc.constantFrom(...mailboxTypes),
  status: fc.constantFrom(...mailboxStatuses),
  lat: fc.double({ min: -90, max: 90, noNaN: true }).map(rounded),
  lng: fc.double({ min: -180, max: 180, noNaN: true }).map(rounded),
  lastUpdated: fc
    .date({ min: new Date(0), max: new Date(4e12), noInvalidDate: true })
    .map((date) => date.toISOString()),
  description: text(200).map((made) => made.replaceAll(/\r/g, '')),
})
const list = fc.uniqueArray(mailbox, { selector: ({ id }) => id, minLength: 1, maxLength: 20 })

function rounded(number: number) {
  return Number(number.toFixed(9)) || 0
}

function read(content: string | string[] | Uint8Array<ArrayBuffer>) {
  const file = new File(Array.isArray(content) ? content : [content], 'mailboxes')
  return readFile(file, () => {}, new AbortController().signal)
}

const header = 'id,location,type,status,lat,lng'
const good = 'MBX1,Here,Standard,Active,1,2'

describe('a file', () => {
  it('gives back what was written into it, as CSV and as JSON', async () => {
    await fc.assert(
      fc.asyncProperty(list, async (mailboxes) => {
        for (const format of ['csv', 'json'] as const) {
          const result = await read(await writeFile(mailboxes, format))
          expect(result).toMatchObject({ state: 'sound' })
          if (result.state !== 'sound') continue
          expect(result.mailboxes.map((each) => each.mailbox)).toEqual(mailboxes)
        }
      }),
    )
  })

  it('holds no cell that a spreadsheet would run', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (cell) => {
        expect(defuse(cell)).not.toMatch(/^[=+\-@\t\r]/)
        expect(undoDefuse(defuse(cell))).toBe(cell)
      }),
    )
    const row = writeCsvRow({ ...makeSample(1)[0]!, location: '=cmd|calc', lat: -1.5 })
    expect(row).toContain("'=cmd|calc")
    expect(row).toContain(',-1.5,')
  })

  it('is refused whole, every bad row named', async () => {
    const rows = [
      header,
      good,
      'MBX2,,Standard,Active,91,x',
      'no,Here,Big,Gone,1,2',
      good,
      `${good},9`,
    ]
    expect(await read(rows.join('\n'))).toEqual({
      state: 'bad-rows',
      mailboxes: [{ row: 2, mailbox: expect.objectContaining({ id: 'MBX1' }) }],
      problems: [
        {
          row: 3,
          id: 'MBX2',
          sentence:
            'Location is required. Latitude must be a number between -90 and 90. Longitude must be a number between -180 and 180',
        },
        {
          row: 4,
          id: 'no',
          sentence:
            'ID must be MBX and one to nine digits, such as MBX1000. Type must be Standard, Package, Digital, or Secure. Status must be Active, Maintenance, or Inactive',
        },
        { row: 5, id: 'MBX1', sentence: 'This ID stands in row 2 already' },
        { row: 6, id: '', sentence: 'This row has 7 fields, and the first row names 6 columns' },
      ],
    })
  })

  it.each([
    ['', 'This file is empty.'],
    [header, 'This file holds no mailbox.'],
    ['[]', 'This file holds no mailbox.'],
    ['name,place\na,b', 'Missing: id, location, type, status, lat, lng.'],
    [`${header},lat\n${good},1`, 'Two columns have the same name: lat.'],
    ['{"id":"MBX1"}', 'not JSON with a list'],
    ['[{"id":', 'not JSON with a list'],
    ['<html>', 'Missing: id'],
  ])('that begins %.12j is refused in a sentence', async (content, sentence) => {
    const result = await read(content)
    expect(result.state === 'refused' && result.sentence).toContain(sentence)
    expect(result.state === 'refused' && result.sentence).toContain('Nothing was changed.')
  })

  it('of another encoding is refused in a sentence', async () => {
    const result = await read(new Uint8Array([0x69, 0x64, 0xff, 0xfe]))
    expect(result.state === 'refused' && result.sentence).toContain('UTF-8')
  })

  it('beyond the limit is refused unread', async () => {
    const result = await read('x'.repeat(MAX_FILE_BYTES + 1))
    expect(result.state === 'refused' && result.sentence).toContain('41 MB')
  })

  it('may come from other programs: semicolons, other names, a mark, capitals, gaps', async () => {
    const result = await read(
      '\uFEFFID;Location;TYPE;status;Latitude;Longitude;Color\r\n mbx5 ;"A ""B""\n C";secure;ACTIVE;" 1.5 ";-2;red\r\n;;;;;;\r\n',
    )
    expect(result).toMatchObject({ state: 'bad-rows', problems: [{ row: 2 }] })
    const mended = await read(
      'ID;Location;type;status;Latitude;lon;Color\nmbx5;"A;B";secure;ACTIVE; 1.5 ;-2;red\n',
    )
    expect(mended).toMatchObject({
      state: 'sound',
      ignored: ['Color'],
      mailboxes: [{ mailbox: { id: 'MBX5', location: 'A;B', type: 'Secure', lat: 1.5, lng: -2 } }],
    })
  })

  it('with quotes that do not match names the row', async () => {
    const result = await read(`${header}\n${good}\nMBX2,"Here,Standard,Active,1,2\n`)
    expect(result).toMatchObject({ state: 'bad-rows', problems: [{ row: 3 }] })
  })

  it('of nonsense never throws', async () => {
    const nonsense = fc.oneof(
      fc.string(),
      fc.json(),
      fc.string().map((end) => `${header}\n${end}`),
    )
    await fc.assert(
      fc.asyncProperty(nonsense, async (content) => {
        const result = await read(content)
        expect(['refused', 'bad-rows', 'sound']).toContain(result.state)
      }),
    )
  })

  it('that nobody waits for any more is left', async () => {
    const given = new AbortController()
    const file = new File([csvHeader, ...makeSample(20_000).map(writeCsvRow)], 'long.csv')
    const reading = readFile(file, () => given.abort(), given.signal)
    await expect(reading).rejects.toThrow('abort')
  })
})
