import { readFileSync } from 'node:fs'

import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'

import { overflowOf } from './layout.ts'
import { expect } from './test.ts'

const AXE = readFileSync('node_modules/axe-core/axe.min.js', 'utf8')
/** What a theme or a width can break; everything else is the same in all of them. */
const OF_LOOKS = ['color-contrast', 'target-size']

type Axe = {
  run(
    within: Document | string,
    options: object,
  ): Promise<{ violations: { id: string; nodes: { html: string }[] }[] }>
}

/** Brings axe into a page that has just been opened: for several looks at the same page. */
export function bringAxe(page: Page) {
  return page.evaluate(AXE)
}

/** Everything axe has to say against a page, the size of its targets included. */
export function problemsOf(page: Page) {
  return run(page, 'html', { rules: { 'target-size': { enabled: true } } })
}

/** What axe has to say against the looks of a page's own part, without what surrounds every page. */
export function problemsOfLooks(page: Page) {
  return run(page, 'main', { runOnly: OF_LOOKS })
}

/** Puts the page into a theme, and waits until no color is on its way any more. */
export async function wear(page: Page, theme: string) {
  await page.evaluate((wanted) => {
    document.documentElement.dataset['theme'] = wanted
  }, theme)
  await beStill(page)
}

/** Opens every page from now on in a theme, as a visitor who has chosen it. */
export function choose(page: Page, theme: string) {
  return page.addInitScript((wanted) => {
    localStorage.setItem('mailbox.preferences', JSON.stringify({ theme: wanted }))
  }, theme)
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

/** Waits until the page, or what a selector names of it, stands still, and has axe judge it. */
export async function expectAccessible(page: Page, within?: string) {
  await beStill(page)
  const axe = new AxeBuilder({ page })
  const { violations } = await (within ? axe.include(within) : axe).analyze()
  expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([])
}

/** The same of the whole page, and that nothing of it is cut off at this width. */
export async function expectAccessibleAndWhole(page: Page) {
  await expectAccessible(page)
  expect(await overflowOf(page)).toBeLessThanOrEqual(0)
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

function run(page: Page, within: string, options: object) {
  return page.evaluate(
    async ([place, wanted]) => {
      const { axe } = window as typeof window & { axe: Axe }
      const { violations } = await axe.run(place, { ...wanted, resultTypes: ['violations'] })
      return violations.map(({ id, nodes }) => [id, ...nodes.map(({ html }) => html)])
    },
    [within, options] as const,
  )
}
