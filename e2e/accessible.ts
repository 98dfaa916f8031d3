import { readFileSync } from 'node:fs'

import type { Page } from '@playwright/test'

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
  await page.waitForFunction(() =>
    document.getAnimations().every(({ playState }) => playState !== 'running'),
  )
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
