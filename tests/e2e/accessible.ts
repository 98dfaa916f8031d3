import { readFileSync } from 'node:fs'

import type { Page } from '@playwright/test'

import { languageOf } from '#shared/language.ts'

import { expectNoOverflow, findRunTogether } from './layout.ts'
import { expect } from './test.ts'

const AXE = readFileSync('node_modules/axe-core/axe.min.js', 'utf8')
/** What a theme or a width can break; everything else is the same in all of them. */
const OF_LOOKS = { runOnly: ['color-contrast', 'target-size'] }
const WITH_TARGETS = { rules: { 'target-size': { enabled: true } } }
/** What another language can break: its words change no color. */
const OF_WORDS = { rules: { ...WITH_TARGETS.rules, 'color-contrast': { enabled: false } } }
const THEMES = ['light', 'dark']
const WIDTHS = [1280, 390]
/** Surrounds every page, and is judged around one. */
const FRAME = ['header:has(> [href="#content"])', '#footer']

type Axe = {
  run(
    within: { include: string[]; exclude: string[] },
    options: object,
  ): Promise<{ violations: { id: string; nodes: { html: string }[] }[] }>
}

/** What is judged whole, and by its looks, and at which widths; the first must be the page's own. */
type Judged = { within?: string; looksOf?: string; widths?: number[] }

/**
 * That axe finds nothing in a page, or in a part of it, and nothing is cut off: judged whole as it
 * stands, then by its looks in the other theme at the other width. A color fails by its theme and a
 * target by the width, so that each pair would tell nothing more. The page gets its own looks back.
 */
export async function expectAccessibleInAllLooks(
  page: Page,
  { within = 'html', looksOf = within, widths = WIDTHS }: Judged = {},
) {
  const name = new URL(page.url()).pathname
  await beStill(page)
  // Whose looks are those of the main part alone, stands in a frame that was judged elsewhere.
  const judged = await run(page, within, WITH_TARGETS, looksOf === 'main' ? FRAME : [])
  expect([name, judged]).toEqual([name, []])
  const first = await page.evaluate(() => document.documentElement.dataset['theme'])
  await expectNoOverflow(page)
  const [own, other = own] = widths
  if (own && other && own !== other) {
    await page.setViewportSize({ width: other, height: 900 })
    // What lies half under the bar that stays in view is no small target: it is scrolled away.
    await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
  }
  const theme = THEMES.find((each) => each !== first) ?? ''
  await wear(page, theme)
  const problems = await run(page, looksOf, OF_LOOKS)
  expect([name, other, theme, problems]).toEqual([name, other, theme, []])
  await expectNoOverflow(page)
  await wear(page, first ?? '')
  if (own && own !== other) await page.setViewportSize({ width: own, height: 800 })
}

/** Puts the page into a theme, and waits until no color is on its way any more. */
export async function wear(page: Page, theme: string) {
  await page.evaluate((wanted) => {
    document.documentElement.dataset['theme'] = wanted
  }, theme)
  await beStill(page)
}

/** Waits until nothing fades any more: a color on its way is no color to judge. What turns, may turn. */
export function beStill(page: Page) {
  return page.waitForFunction(() =>
    document
      .getAnimations()
      .every(
        ({ playState, effect }) =>
          playState !== 'running' || effect?.getComputedTiming().iterations === Infinity,
      ),
  )
}

/** Has axe judge a page, or what a selector names of it, as it stands, and its colors in the other theme too. */
export async function expectAccessible(page: Page, within = 'html') {
  await beStill(page)
  expect(await run(page, within, {})).toEqual([])
  const first = await page.evaluate(() => document.documentElement.dataset['theme'] ?? '')
  await wear(page, THEMES.find((each) => each !== first) ?? '')
  expect(await run(page, within, { runOnly: ['color-contrast'] })).toEqual([])
  await wear(page, first)
}

/** Has axe judge a page as it stands, but for the frame that surrounds all of them. */
export async function expectMainAccessible(page: Page) {
  await beStill(page)
  const name = new URL(page.url()).pathname
  const options = languageOf(name) === 'en' ? WITH_TARGETS : OF_WORDS
  expect([name, await run(page, 'html', options, FRAME)]).toEqual([name, []])
}

/** A walk through many pages brings axe along: sent to each of them anew it costs as much as the page. */
export function bringAxe(page: Page) {
  return page.addInitScript(`window.startAxe = () => {${AXE}}`)
}

/** Opens whatever is folded, so that it is judged too. */
export function openFolds(page: Page) {
  return page.locator('details').evaluateAll((folded) => {
    for (const details of folded) {
      details.removeAttribute('name')
      ;(details as HTMLDetailsElement).open = true
    }
  })
}

/** Frames are pages of their own, and are judged as such. */
async function run(page: Page, within: string, options: object, without: string[] = []) {
  const judge = () =>
    page.evaluate(
      async ([include, exclude, wanted]) => {
        const tools = window as typeof window & { startAxe?: () => void; axe?: Axe }
        if (!tools.axe) tools.startAxe?.()
        const asked = { ...wanted, iframes: false, preload: false, resultTypes: ['violations'] }
        const found = await tools.axe?.run({ include: [include], exclude }, asked)
        return found?.violations.map(({ id, nodes }) => [id, ...nodes.map(({ html }) => html)])
      },
      [within, without, options] as const,
    )
  let judged = await judge()
  if (!judged) {
    await page.evaluate(AXE)
    judged = await judge()
  }
  const joined = await page.evaluate(findRunTogether, within)
  return [...(judged ?? []), ...joined.map((texts) => ['run-together', texts])]
}
