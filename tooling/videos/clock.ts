import type { Page } from '@playwright/test'

import { openBrowser } from '#tooling/open-browser.ts'

import { FRAMES_PER_SECOND, HEIGHT, WIDTH } from './dimensions.ts'
import { filmDocument } from './document.ts'
import { secondsOf, type VideoScript, type Move } from './film.ts'
import { timelineOf } from './timeline.ts'

/** Opens the film in a browser; its clock stands still until a frame, a PNG, is asked for. */
export async function stage(script: VideoScript) {
  const browser = await openBrowser()
  const page = await browser.newPage({ viewport: { width: WIDTH, height: HEIGHT } })
  await page.setContent(filmDocument(script))
  await page.evaluate(() => document.fonts.load('700 52px Inter'))
  await page.evaluate(prepareMoves, timelineOf(script))
  const camera = await page.context().newCDPSession(page)

  const frameAt = async (seconds: number) => {
    await setClock(page, seconds)
    const options = { format: 'png', optimizeForSpeed: true } as const
    const { data } = await camera.send('Page.captureScreenshot', options)
    return Buffer.from(data, 'base64')
  }
  const poster = async () => {
    await page.evaluate(() => document.body.classList.add('poster'))
    const image = await frameAt(script.posterAt)
    await page.evaluate(() => document.body.classList.remove('poster'))
    return image
  }
  async function* frames() {
    const count = Math.round(secondsOf(script) * FRAMES_PER_SECOND)
    for (let frame = 0; frame < count; frame++) yield frameAt(frame / FRAMES_PER_SECOND)
  }
  return { frames, poster, close: () => browser.close() }
}

async function setClock(page: Page, seconds: number) {
  await page.evaluate((time) => {
    for (const animation of document.getAnimations()) animation.currentTime = time
  }, seconds * 1000)
}

/**
 * Runs in the page. A part's first movement also says how it stands before; later ones only how it
 * stands afterwards, or they would hide the first.
 */
function prepareMoves(moves: Move[]) {
  const moved = new Map<Element, Set<string>>()
  for (const { part, at, lasts, steps, ease = 'linear', apart = 0, swings } of moves) {
    const elements = document.querySelectorAll(part)
    if (elements.length === 0) throw new Error(`No part of the picture is called ${part}.`)
    for (const [index, element] of elements.entries()) {
      const known = moved.get(element) ?? new Set()
      const properties = steps
        .flatMap((step) => Object.keys(step))
        .filter((key) => key !== 'offset')
      const animation = element.animate(steps, {
        delay: (at + index * apart) * 1000,
        duration: lasts * 1000,
        easing: ease,
        fill: properties.some((property) => known.has(property)) ? 'forwards' : 'both',
        iterations: swings ?? 1,
        direction: swings ? 'alternate' : 'normal',
      })
      animation.pause()
      for (const property of properties) known.add(property)
      moved.set(element, known)
    }
  }
}
