import type { LivePlace, LiveWords } from '#shared/live-words.ts'

import { runtimeConfig } from './runtime-config.ts'

const root = typeof document === 'undefined' ? undefined : document.documentElement

/** What the server says differs from what was built, as its JSON: with the page, or since. */
export function liveConfig() {
  return root?.dataset['facts'] ?? runtimeConfig
}

/** Keeps what the server has said since, for every script of the page, and says it where the page does. */
export function renewLiveFacts(config: string) {
  if (root) root.dataset['facts'] = config
  for (const part of document.querySelectorAll<HTMLElement>('div[data-live]')) sayLive(part)
  dispatchEvent(new Event('live'))
}

/** Puts into a part of the page (`data-live`) what is to be said there. */
export function sayLive(part: HTMLElement) {
  const { said }: { said?: LiveWords } = JSON.parse(liveConfig())
  const texts = said?.[part.dataset['live'] as LivePlace] ?? []
  part.replaceChildren(
    ...texts.map((text) => Object.assign(document.createElement('p'), { textContent: text })),
  )
}
