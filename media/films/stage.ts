import type { Page } from '@playwright/test'

import { openBrowser } from '#tooling/open-browser.ts'

import { videoDocument } from './document.ts'
import { draw, EASE_OUT, fade, pop } from './motion.ts'
import {
  cuesOf,
  END_CARD,
  FRAMES_PER_SECOND,
  HEIGHT,
  LEAD_IN,
  secondsOf,
  shotStarts,
  WIDTH,
  type Move,
  type VideoScript,
} from './video-script.ts'

/** Opens the film in a browser; its clock stands still until a frame, a PNG, is asked for. */
export async function stage(script: VideoScript) {
  const browser = await openBrowser()
  const page = await browser.newPage({ viewport: { width: WIDTH, height: HEIGHT } })
  await page.setContent(videoDocument(script))
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
      const earlier = moved.get(element) ?? new Set()
      const properties = steps
        .flatMap((step) => Object.keys(step))
        .filter((key) => key !== 'offset')
      const animation = element.animate(steps, {
        delay: (at + index * apart) * 1000,
        duration: lasts * 1000,
        easing: ease,
        fill: properties.some((property) => earlier.has(property)) ? 'forwards' : 'both',
        iterations: swings ?? 1,
        direction: swings ? 'alternate' : 'normal',
      })
      animation.pause()
      for (const property of properties) earlier.add(property)
      moved.set(element, earlier)
    }
  }
}

const DISSOLVE = 0.5
const WORD_APART = 0.045
const LINE_LEAVES = 0.25

/** Every movement of a film, counted from its first frame, in the order of time. */
function timelineOf(script: VideoScript): Move[] {
  const starts = shotStarts(script)
  const end = starts.at(-1) ?? 0
  const shots = script.shots.flatMap(({ moves }, index) => {
    const start = starts[index] ?? 0
    const inside = moves.map((move) => within(`#shot-${index}`, move, start))
    return [...visible(`#shot-${index}`, start, starts[index + 1] ?? end), ...inside]
  })
  const closing = endCardMoves(END_CARD).map((move) => within('#end', move, end))
  return [
    ...shots,
    ...lines(script),
    ...visible('#end', end, secondsOf(script) + DISSOLVE),
    ...closing,
  ].toSorted((one, other) => one.at - other.at)
}

function within(shot: string, move: Move, start: number): Move {
  return { ...move, part: `${shot} ${move.part}`, at: move.at + start }
}

/** A shot dissolves into the next; the first one comes out of the dark ground. */
function visible(part: string, from: number, to: number): Move[] {
  return [
    { ...fade(part, 0, 1, { at: from, lasts: DISSOLVE }), ease: 'ease-out' },
    { ...fade(part, 1, 0, { at: to, lasts: DISSOLVE }), ease: 'ease-in' },
  ]
}

function lines(script: VideoScript): Move[] {
  return cuesOf(script).flatMap(({ start, end }, index): Move[] => [
    {
      part: `#line-${index} span`,
      at: start,
      lasts: LEAD_IN + 0.15,
      apart: WORD_APART,
      ease: EASE_OUT,
      steps: [
        { opacity: 0, transform: 'translateY(16px)' },
        { opacity: 1, transform: 'none' },
      ],
    },
    fade(`#line-${index}`, 1, 0, { at: end - LINE_LEAVES, lasts: LINE_LEAVES }),
  ])
}

/** The closing card comes to rest well before the film ends. */
function endCardMoves(seconds: number): Move[] {
  const at = 0.15
  const lasts = Math.min(0.8, seconds / 3)
  return [pop('.mark', { at, lasts }), draw('.stroke', { at: at + 0.25, lasts })]
}
