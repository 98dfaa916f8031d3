import type { LivePlace, LiveWords } from '#shared/live-words.ts'

import { runtimeConfig } from './runtime-config.ts'

const root = typeof document === 'undefined' ? undefined : document.documentElement

export function liveConfig() {
  return root?.dataset['facts'] ?? runtimeConfig
}

export function updateLiveFacts(config: string) {
  if (root) root.dataset['facts'] = config
  for (const part of document.querySelectorAll<HTMLElement>('div[data-live]')) renderLiveFact(part)
  dispatchEvent(new Event('live'))
}

export function renderLiveFact(part: HTMLElement) {
  const { said }: { said?: LiveWords } = JSON.parse(liveConfig())
  const texts = said?.[part.dataset['live'] as LivePlace] ?? []
  part.replaceChildren(
    ...texts.map((text) => Object.assign(document.createElement('p'), { textContent: text })),
  )
}
