import type { Page } from '@playwright/test'

import { expectNoOverflow } from './layout.ts'
import { expect, test } from './test.ts'

const TILES = ['#video1', '#video2', '#video3']
const ATTACK = 'Privacy and security attack'

type Seen = {
  marked?: number
  top?: number
  border?: string
  played?: number
  expanded?: number
  unmarked?: number
}

const isPlaying = (page: Page, tile: string) =>
  page.locator(`${tile} video`).evaluate((video: HTMLVideoElement) => !video.paused)

const positions = (page: Page) =>
  page.evaluate(() => [...document.querySelectorAll('video')].map((video) => video.currentTime))

const playButton = (page: Page, tile: string) =>
  page.locator(tile).getByRole('button', { name: /^Play the video/ })

async function start(page: Page, tile: string) {
  await playButton(page, tile).click()
  await expect(page.locator(tile)).toHaveAttribute('data-expanded', 'true')
}

async function expectClosed(page: Page, closed: string) {
  for (const tile of TILES) await expect(page.locator(tile)).toBeVisible()
  await expect(page.locator('[data-expanded]')).toHaveCount(0)
  expect(await positions(page)).toEqual([0, 0, 0])
  await expect(page.locator('video[controls]')).toHaveCount(0)
  await expect(playButton(page, closed)).toBeFocused()
}

test('a video takes the full width, and shrinks again', async ({ page }) => {
  const film = page.locator('#video2 video')
  const close = page.getByRole('button', { name: 'Close the video' })
  await page.goto('/')
  await start(page, '#video2')
  await expect(film).toBeFocused()
  await expect(film).toHaveAttribute('controls')
  for (const tile of ['#video1', '#video3']) await expect(page.locator(tile)).toBeHidden()
  await page.setViewportSize({ width: 390, height: 700 })
  await close.click()
  await expectClosed(page, '#video2')

  await start(page, '#video1')
  const first = page.locator('#video1 video')
  await expect.poll(async () => (await positions(page))[0]).toBeGreaterThan(0)
  const { height, source } = await first.evaluate((element: HTMLVideoElement) => ({
    height: element.videoHeight,
    source: element.currentSrc,
  }))
  expect([height, source]).toEqual([720, expect.stringMatching(/\.webm$/)])
  const cues = () =>
    first.evaluate(({ textTracks: [track] }: HTMLVideoElement) => {
      if (track) track.mode = 'hidden'
      return track?.cues?.length ?? 0
    })
  await expect.poll(cues).toBeGreaterThan(3)
  await page.keyboard.press('Escape')
  await expectClosed(page, '#video1')

  await start(page, '#video1')
  await expect.poll(async () => (await positions(page))[0]).toBeGreaterThan(0.2)
  const last = page.locator('#video3 video')
  await last.evaluate((video: HTMLVideoElement) => void video.play().catch(() => undefined))
  await expect(page.locator('#video3')).toHaveAttribute('data-expanded', 'true')
  await expect(page.locator('#video1')).toBeHidden()
  expect(await isPlaying(page, '#video1')).toBe(false)
  expect((await positions(page))[0]).toBe(0)
  await last.evaluate((video: HTMLVideoElement) => {
    video.currentTime = video.duration - 0.4
  })
  await expect(page.locator('#video1')).toBeVisible()
  await expect(page.locator('[data-expanded]')).toHaveCount(0)
  await expect(last).toBeInViewport()
})

test.describe('a link to a video', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } })
  test.beforeEach(({ page }) =>
    page.addInitScript(() => {
      const seen: Seen = {}
      Object.assign(window, { seen })
      const note = (what: 'marked' | 'played' | 'expanded' | 'unmarked') =>
        (seen[what] ??= performance.now())
      document.addEventListener('play', () => note('played'), true)
      new MutationObserver(() => {
        if (document.querySelector('#video2[data-marked]')) {
          note('marked')
          const screen = document.querySelector('#video2 video')?.parentElement
          seen.top ??= scrollY
          if (screen) seen.border ??= getComputedStyle(screen).outlineColor
        } else if (seen.marked) note('unmarked')
        if (document.querySelector('#video2[data-expanded]')) note('expanded')
      }).observe(document, { subtree: true, childList: true, attributes: true })
    }),
  )

  const seen = (page: Page) => page.evaluate(() => (window as typeof window & { seen: Seen }).seen)

  test('scrolls to the top, plays after 800 ms, grows, is marked for 3 s', async ({ page }) => {
    await page.goto('/#video2')
    await expect(page.locator('#video2')).toHaveAttribute('data-expanded', 'true')
    await expect(page.locator('#video2 video')).toBeInViewport({ ratio: 0.99 })
    await expect.poll(async () => (await seen(page)).unmarked).toBeDefined()
    const { marked = 0, top, border, played = 0, expanded = 0, unmarked = 0 } = await seen(page)
    expect([top, border]).toEqual([0, 'rgb(255, 140, 0)'])
    expect(played - marked).toBeGreaterThanOrEqual(790)
    expect(expanded - played).toBeGreaterThanOrEqual(190)
    expect(unmarked - marked).toBeGreaterThanOrEqual(2_990)

    const film = page.locator('#video2 video')
    const close = page.getByRole('button', { name: 'Close the video' })
    for (const [width, scale] of [
      [768, 1.08],
      [1200, 1.06],
      [1600, 1.04],
      [1920, 1.02],
    ] as const) {
      await page.setViewportSize({ width, height: 700 })
      await expect(async () => {
        const stage = await page.locator('#video2').locator('..').boundingBox()
        const box = await film.boundingBox()
        expect(box?.width).toBeCloseTo((stage?.width ?? 0) * scale, 0)
      }).toPass()
      await expectNoOverflow(page)
      const button = await close.boundingBox()
      expect(button?.width).toBeCloseTo(button?.height ?? 0, 0)
    }

    await close.click()
    await page.evaluate(() => {
      const link = document.createElement('a')
      link.href = '#video2'
      document.body.append(link)
      link.click()
    })
    await expect(page.locator('#video2')).toHaveAttribute('data-expanded', 'true')
  })

  test('plays muted if the browser insists, or logs that it may not', async ({ page }) => {
    const logged: string[] = []
    page.on('console', (message) => {
      // The test's browser reports, sooner or later, that it blocks service workers.
      if (!message.text().startsWith('Service Worker')) {
        logged.push(`${message.type()} ${message.text()}`)
      }
    })
    await page.addInitScript(() => {
      const { play: playFilm } = HTMLMediaElement.prototype
      HTMLMediaElement.prototype.play = function playOrNot() {
        const refusal = new DOMException('not by itself', 'NotAllowedError')
        const refuses = location.search === '?refuse' || !this.muted
        return refuses ? Promise.reject(refusal) : playFilm.call(this)
      }
    })
    await page.goto('/#video2')
    await expect(page.locator('#video2')).toHaveAttribute('data-expanded', 'true')
    expect(
      await page.locator('#video2 video').evaluate((film: HTMLVideoElement) => film.muted),
    ).toBe(true)
    expect(logged).toEqual([])

    await page.goto('/?refuse#video2')
    await expect.poll(() => logged).toHaveLength(1)
    expect(logged[0]).toMatch(/^info The video did not start by itself/)
    await expect(page.locator('[data-expanded]')).toHaveCount(0)
    await expect(page.getByRole('button', { name: new RegExp(ATTACK) })).toBeVisible()
  })

  test('waits for visitors with reduced motion', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.goto('/#video2')
    await expect.poll(async () => (await seen(page)).unmarked).toBeDefined()
    expect(await seen(page)).not.toHaveProperty('played')
  })
})

test('a poster loads 50 px before it is visible, and a broken one is reported', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 600 })
  const posters: string[] = []
  await page.route('**/videos/**/*.webp', (route) => {
    posters.push(route.request().url())
    return route.abort()
  })
  await page.goto('/')
  const bringTo = (pxBelow: number) =>
    page.locator('#video1').evaluate((tile, px) => {
      scrollBy({ top: tile.getBoundingClientRect().top - innerHeight - px, behavior: 'instant' })
    }, pxBelow)
  await bringTo(70)
  await page.evaluate(async () => {
    for (let frames = 0; frames < 3; frames++) await new Promise(requestAnimationFrame)
  })
  expect(posters).toEqual([])
  await bringTo(40)
  await expect.poll(() => posters.length).toBe(2)
  await expect(page.locator('#video1').getByText('Image failed to load')).toBeVisible()
})

test('without scripts the browser’s own controls show', async ({ browser, site }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: site.url })
  const page = await context.newPage()
  await page.goto('/#video2')
  await expect(page.locator('#video2 video')).toBeInViewport()
  await expect(page.locator('#video2 video')).toHaveAttribute('controls')
  await expect(page.getByRole('button', { name: /^Play the video/ })).toHaveCount(0)
  await page.locator('#video2').locator('summary').click()
  await expect(page.locator('#video2 details p')).toBeVisible()
  await context.close()
})
