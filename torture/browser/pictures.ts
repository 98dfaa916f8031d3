import type { Page } from '@playwright/test'

import type { Wrongs } from '#torture/item.ts'
import type { Server } from '#torture/server.ts'

import { startVisitor } from './chromium.ts'
import { scrollToEnd } from './walk.ts'

export const WIDTHS = [390, 768, 1280]
const HEIGHT = 900
/** Pages tell what is open now, and how long ago something was. */
const NOON = '2026-05-04T12:00:00-07:00'
const SETTLE_MS = 100
/** A pixel counts as another one if a color is off by so much of 255. */
const MIN_DIFFERENCE = 8

/** A browser that takes pictures of whole pages of one server, always at the same hour and without motion. */
export async function startPhotographer(server: Server, wrongs: Wrongs) {
  const visitor = await startVisitor(server, wrongs)
  const { page } = visitor
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.clock.setFixedTime(NOON)

  async function take(path: string) {
    await visitor.open(path)
    await page.evaluate(scrollToEnd, SETTLE_MS)
    const pictures: Buffer[] = []
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: HEIGHT })
      await page.evaluate(async () => {
        scrollTo({ top: 0, behavior: 'instant' })
        await document.fonts.ready
      })
      await page.waitForTimeout(SETTLE_MS)
      pictures.push(await page.screenshot({ fullPage: true, animations: 'disabled' }))
    }
    return pictures
  }

  return { take, close: visitor.close }
}

/** Which part of two pictures is not the same, from 0 to 1; those of different sizes share nothing. */
export async function compare(blank: Page, one: Buffer, other: Buffer) {
  if (one.equals(other)) return 0
  return blank.evaluate(countDifferent, {
    pictures: [one, other].map((bytes) => `data:image/png;base64,${bytes.toString('base64')}`),
    least: MIN_DIFFERENCE,
  })
}

/** In a page that no policy binds. */
async function countDifferent({ pictures, least }: { pictures: string[]; least: number }) {
  const drawn = await Promise.all(
    pictures.map(async (address) => {
      const picture = await createImageBitmap(await (await fetch(address)).blob())
      const canvas = new OffscreenCanvas(picture.width, picture.height)
      const pen = canvas.getContext('2d')
      pen?.drawImage(picture, 0, 0)
      return pen?.getImageData(0, 0, picture.width, picture.height)
    }),
  )
  const [one, other] = drawn
  if (!one || !other || one.width !== other.width || one.height !== other.height) return 1
  let different = 0
  for (let at = 0; at < one.data.length; at += 4) {
    const isSame = [0, 1, 2].every(
      (color) => Math.abs((one.data[at + color] ?? 0) - (other.data[at + color] ?? 0)) < least,
    )
    if (!isSame) different += 1
  }
  return different / (one.width * one.height)
}
