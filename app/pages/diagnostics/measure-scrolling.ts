import { longList as words } from '#app/content/en/diagnostics.ts'
import { interpolate } from '#shared/interpolate.ts'

/** How a box was drawn while it scrolled. */
export type Scrolling = { framesPerSecond: number; longestFrameMs: number }

const DURATION_MS = 2_000
const SECOND_MS = 1_000

/** Scrolls a box evenly through all it holds and watches the frames. */
export async function measureScrolling(box: HTMLElement): Promise<Scrolling> {
  const distance = box.scrollHeight - box.clientHeight
  const start = await nextFrame()
  const frames: number[] = []
  for (let now = start, before = start; now - start < DURATION_MS; before = now) {
    box.scrollTop = ((now - start) / DURATION_MS) * distance
    now = await nextFrame()
    frames.push(now - before)
  }
  box.scrollTop = 0
  const total = frames.reduce((sum, ms) => sum + ms, 0)
  return {
    framesPerSecond: (frames.length / total) * SECOND_MS,
    longestFrameMs: Math.max(...frames),
  }
}

/** @param rows how many of them are in the page */
export function describeScrolling({ framesPerSecond, longestFrameMs }: Scrolling, rows: number) {
  return interpolate(words.scrolling, {
    frames: Math.round(framesPerSecond),
    longest: Math.round(longestFrameMs),
    rows,
  })
}

function nextFrame() {
  return new Promise<number>((resolve) => requestAnimationFrame(resolve))
}
