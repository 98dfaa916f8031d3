import { readFileSync } from 'node:fs'

import { PDFDocument } from '@cantoo/pdf-lib'
import { describe, expect, it } from 'vitest'

import { basePath } from '#app/ui/page-path.ts'
import { officialForm } from '#content/identification.ts'
import { worksheetForm } from '#content/worksheet-form.ts'
import { readPdf } from '#tests/support/read-pdf.ts'

import { fillWorksheet } from './fill-worksheet.ts'

const files = {
  template: bytesOf(`tooling/forms/templates${basePath}/ps1583-Online.pdf`),
  font: bytesOf('app/shop/applications/worksheet-font.ttf'),
}
const PAGES = (await PDFDocument.load(files.template)).getPageCount()
const MIN_POINTS = 8
const MIN_LIST_POINTS = 9

const POLISH = 'ĄĆĘŁŃÓŚŹŻąćęłńóśźż'
const VIETNAMESE = vietnamese()

/** Each vowel with each tone, in both cases, and Đ. */
function vietnamese() {
  const tones = ['', '\u0300', '\u0301', '\u0303', '\u0309', '\u0323']
  const vowels = [...'aăâeêioôơuưy'].flatMap((vowel) => tones.map((tone) => vowel + tone))
  const small = [...vowels, 'đ'].join('').normalize('NFC')
  return small + small.toUpperCase()
}

function bytesOf(file: string) {
  const bytes = readFileSync(file)
  return bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength)
}

async function fill(values: Record<string, string>, applicant = 'Ánh Nguyễn') {
  const result = await fillWorksheet(files, { applicant, values })
  if ('problems' in result) throw new Error(JSON.stringify(result.problems))
  return result.pdf
}

async function wordsIn(bytes: Uint8Array, item: string) {
  return (await readFlat(bytes))(item)
}

async function readFlat(bytes: Uint8Array) {
  const pdf = await PDFDocument.load(bytes)
  const places = new Map(
    pdf
      .getForm()
      .getFields()
      .map((field) => {
        const [box] = field.acroField.getWidgets()
        const at = pdf.getPages().findIndex(({ ref }) => ref === box!.P())
        return [field.getName(), { at, ...box!.getRectangle() }]
      }),
  )
  pdf.getForm().flatten({ updateFieldAppearances: false })
  const { pages } = await readPdf(await pdf.save())
  return (item: string) => {
    const { at, x, y, width, height } = places.get(item)!
    const words = pages[at]!.words.filter(
      (word) => word.x >= x && word.x < x + width && word.y >= y && word.y < y + height,
    )
    return {
      text: words.map((word) => word.text).join('\n'),
      size: Math.min(...words.map((word) => word.size)),
      isInside: words.every((word) => word.x + word.width <= x + width),
    }
  }
}

describe('a text', () => {
  it('is printed in all letters of Polish, Vietnamese and others, in NFC and without invisible characters', async () => {
    const texts = {
      '4f': POLISH,
      '5f': VIETNAMESE.slice(0, 73),
      '9b': VIETNAMESE.slice(73),
      '11b': 'José Muñoz, Ñandú, Çelik, Ţepeş, Őszi, Þór, Straße, Hawaiʻi',
    }
    const typed = { ...texts, '4b': 'José\u200b Nuñez'.normalize('NFD') }
    const read = await readFlat(await fill(typed))
    for (const [item, text] of Object.entries({ ...texts, '4b': 'José Nuñez' })) {
      expect([item, read(item)]).toEqual([item, expect.objectContaining({ text, isInside: true })])
    }
  })

  it('shrinks to fit, and is refused below the smallest size', async () => {
    const long = 'Wilhelmina-Alexandra Nguyễn Thị Ánh'
    const seen = await wordsIn(await fill({ '4b': long }), '4b')
    expect(seen).toMatchObject({ text: long, isInside: true })
    expect(seen.size).toBeGreaterThanOrEqual(MIN_POINTS)

    const result = await fillWorksheet(files, { applicant: '', values: { '4b': long.repeat(2) } })
    expect(result).toMatchObject({ problems: [{ item: '4b', code: 'too-long' }] })
    const [problem] = 'problems' in result ? result.problems : []
    const fits = problem?.code === 'too-long' ? problem.fits : 0
    const cut = await wordsIn(await fill({ '4b': long.repeat(2).slice(0, fits) }), '4b')
    expect(cut).toMatchObject({ isInside: true, size: MIN_POINTS })
  })

  it('in letters that the font lacks is refused, with each of them', async () => {
    const values = { '4b': '小明 Li 明', '4g': 'Łódź', '4j': 'Vi\u1ec7t Nam\u0302 🏠' }
    const result = await fillWorksheet(files, { applicant: '', values })
    expect(result).toEqual({
      problems: [
        { item: '4b', code: 'unprintable', characters: ['小', '明'] },
        { item: '4j', code: 'unprintable', characters: ['m\u0302', '🏠'] },
      ],
    })
  })
})

describe('item 12', () => {
  const [vowels = '', capitals = ''] = [VIETNAMESE.slice(0, 12), POLISH.slice(0, 9)]
  const namesOf = (count: number) =>
    Array.from({ length: count }, (_, at) => `Nguyễn ${capitals}${vowels} ${at + 1}`)

  it('fits twelve names in a readable size', async () => {
    const names = namesOf(12)
    const bytes = await fill({ '12': names.join('\n') })
    const { text, size, isInside } = await wordsIn(bytes, '12')
    expect(text.split(/;\s*|\n/)).toEqual(names)
    expect(isInside).toBe(true)
    expect(size).toBeGreaterThanOrEqual(MIN_LIST_POINTS)
    expect((await readPdf(bytes)).pages).toHaveLength(PAGES)
  })

  it('continues on an attached page for a hundred names', async () => {
    const names = namesOf(100)
    const bytes = await fill({ '12': names.join('\n') })
    const { text, size, isInside } = await wordsIn(bytes, '12')
    expect(size).toBe(MIN_LIST_POINTS)
    expect(isInside).toBe(true)
    const inField = text.split(/;\s*|\n/).filter((each) => names.includes(each))
    expect(inField.length).toBeGreaterThan(4)
    const { pages } = await readPdf(bytes)
    const attached = pages.slice(PAGES)
    expect(attached.flatMap(({ read }) => read.filter((each) => names.includes(each)))).toEqual(
      names.slice(inField.length),
    )
    expect(text).toContain(String(names.length - inField.length))
    for (const { read, words, rightmost } of attached) {
      expect(read).toContain(worksheetForm.attachment.title)
      expect(read.join(' ')).toContain(officialForm.name)
      expect(read.join(' ')).toContain(officialForm.worksheetNotice)
      expect(read.join(' ')).toContain('Ánh Nguyễn')
      expect(rightmost).toBeLessThan(612)
      for (const word of words) expect(word.size).toBeGreaterThanOrEqual(MIN_LIST_POINTS)
      for (const { y } of words) expect(y).toBeGreaterThan(0)
    }
  })

  it('breaks a name that is longer than a line', async () => {
    const names = ['W'.repeat(100), 'Trade Name '.repeat(9).trim(), ...namesOf(30)]
    const bytes = await fill({ '12': names.join('\n') })
    const { pages } = await readPdf(bytes)
    const seen = (await wordsIn(bytes, '12')).text + pages.slice(PAGES).map(({ text }) => text)
    const squeeze = (text: string) => text.replaceAll(/\s/g, '')
    for (const name of names) expect(squeeze(seen)).toContain(squeeze(name))
  })
})
