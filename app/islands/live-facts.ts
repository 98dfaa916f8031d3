import type { LiveFacts, LivePlace } from '#shared/shop/core/live-facts.ts'

import { runtimeConfig } from './runtime-config.ts'

const root = typeof document === 'undefined' ? undefined : document.documentElement

/** What the server says differs from what was built, as its JSON: with the page, or since. */
export function liveConfig() {
  return root?.dataset['facts'] ?? runtimeConfig
}

export function liveFacts(): LiveFacts {
  return JSON.parse(liveConfig())
}

/** Keeps what the server has said since, for every script of the page, and says it where the page does. */
export function renewLiveFacts(config: string) {
  if (root) root.dataset['facts'] = config
  for (const part of document.querySelectorAll<HTMLElement>('div[data-live]')) sayLive(part)
  dispatchEvent(new Event('live'))
}

/** Puts into a part of the page (`data-live`) what is to be said there. */
export function sayLive(part: HTMLElement) {
  const texts = liveFacts().said?.[part.dataset['live'] as LivePlace] ?? []
  part.replaceChildren(
    ...texts.map((text) => Object.assign(document.createElement('p'), { textContent: text })),
  )
}
