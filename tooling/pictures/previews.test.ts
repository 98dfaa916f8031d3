import { readFileSync } from 'node:fs'

import { expect, it } from 'vitest'

import { PICTURE_HEIGHT_PX, PICTURE_WIDTH_PX } from '#app/head/shared-picture.ts'
import { sharedPictures } from '#content/shared-pictures.ts'
import { languages, pathIn } from '#shared/language.ts'

it.each(languages)('every shared page has its own picture in %s', (language) => {
  const pictures = sharedPictures.map(({ name }) =>
    readFileSync(`public/previews${pathIn(language, `/${name}.png`)}`),
  )
  for (const png of pictures) {
    expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([
      PICTURE_WIDTH_PX,
      PICTURE_HEIGHT_PX,
    ])
  }
  const shown = pictures.map((png) => png.toString('base64'))
  expect(new Set(shown).size).toBe(sharedPictures.length)
})
