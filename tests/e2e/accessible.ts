import { readFileSync } from 'node:fs'

import type { Page } from '@playwright/test'

import { languageOf } from '#shared/language.ts'

import { expectNoOverflow, expectOneOrange, findRunTogether } from './layout.ts'
import { expect } from './test.ts'

const AXE = readFileSync('node_modules/axe-core/axe.min.js', 'utf8')
/** Rules that a theme or width can break. */
const OF_LOOKS = { runOnly: ['color-contrast', 'target-size'] }
const WITH_TARGETS = { rules: { 'target-size': { enabled: true } } }
/** Rules that another language can break: it changes no color. */
const OF_WORDS = { rules: { ...WITH_TARGETS.rules, 'color-contrast': { enabled: false } } }
const THEMES = ['light', 'dark']
const WIDTHS = [1280, 390]
const FRAME = ['header:has(> [href="#content"])', '#footer']

type Axe = {
  run(
    within: { include: string[]; exclude: string[] },
    options: object,
  ): Promise<{ violations: { id: string; nodes: { html: string }[] }[] }>
}

type Judged = { within?: string; looksOf?: string; widths?: number[]; height?: number }

/**
 * Runs axe on a page or a part of it, then the color rules in the other theme at the other width: a
 * color fails by its theme, a target by the width.
 */
export async function expectAccessibleInAllLooks(
  page: Page,
  { within = 'html', looksOf = within, widths = WIDTHS, height = 900 }: Judged = {},
) {
  const name = new URL(page.url()).pathname
  await waitForTransitions(page)
  // The frame around it is judged elsewhere.
  const judged = await run(page, within, WITH_TARGETS, looksOf === 'main' ? FRAME : [])
  expect([name, judged]).toEqual([name, []])
  await expectOneOrange(page)
  const first = await page.evaluate(() => document.documentElement.dataset['theme'])
  await expectNoOverflow(page)
  const [own, other = own] = widths
  if (own && other && own !== other) {
    await page.setViewportSize({ width: other, height })
    // A target half under the sticky bar is scrolled out of it.
    await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
  }
  const theme = THEMES.find((each) => each !== first) ?? ''
  await setTheme(page, theme)
  const problems = await run(page, looksOf, OF_LOOKS)
  expect([name, other, theme, problems]).toEqual([name, other, theme, []])
  await expectNoOverflow(page)
  await setTheme(page, first ?? '')
  if (own && own !== other) await page.setViewportSize({ width: own, height: 800 })
}

export async function setTheme(page: Page, theme: string) {
  await page.evaluate((wanted) => {
    document.documentElement.dataset['theme'] = wanted
  }, theme)
  await waitForTransitions(page)
}

/** A color in transition can't be judged. */
export function waitForTransitions(page: Page) {
  return page.waitForFunction(() =>
    document
      .getAnimations()
      .every(
        ({ playState, effect }) =>
          playState !== 'running' || effect?.getComputedTiming().iterations === Infinity,
      ),
  )
}

export async function expectAccessible(page: Page, within = 'html') {
  await waitForTransitions(page)
  expect(await run(page, within, {})).toEqual([])
  await expectOneOrange(page)
  const first = await page.evaluate(() => document.documentElement.dataset['theme'] ?? '')
  await setTheme(page, THEMES.find((each) => each !== first) ?? '')
  expect(await run(page, within, { runOnly: ['color-contrast'] })).toEqual([])
  await setTheme(page, first)
}

export async function expectMainAccessible(page: Page) {
  await waitForTransitions(page)
  const name = new URL(page.url()).pathname
  const options = languageOf(name) === 'en' ? WITH_TARGETS : OF_WORDS
  expect([name, await run(page, 'html', options, FRAME)]).toEqual([name, []])
}

/** Sending axe to each page anew costs as much as the page. */
export function bringAxe(page: Page) {
  return page.addInitScript(`window.startAxe = () => {${AXE}}`)
}

export function openFolds(page: Page) {
  return page.locator('details').evaluateAll((folded) => {
    for (const details of folded) {
      details.removeAttribute('name')
      ;(details as HTMLDetailsElement).open = true
    }
  })
}

/** Frames are judged as pages of their own. */
async function run(page: Page, within: string, options: object, without: string[] = []) {
  const judge = () =>
    page.evaluate(
      async ([include, exclude, wanted]) => {
        const tools = window as typeof window & { startAxe?: () => void; axe?: Axe }
        if (!tools.axe) tools.startAxe?.()
        const axeOptions = {
          ...wanted,
          iframes: false,
          preload: false,
          resultTypes: ['violations'],
        }
        const results = await tools.axe?.run({ include: [include], exclude }, axeOptions)
        return results?.violations.map(({ id, nodes }) => [id, ...nodes.map(({ html }) => html)])
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
