import { lazily } from '#server/http/site-file.ts'
import type { Site } from '#server/http/site.ts'
import type { Services } from '#server/services.ts'

import { followSettings } from './core/shop-settings.ts'
import { fillPage, liveState } from './settings/live-pages.ts'

const LOOK_EVERY_MS = 10_000

/**
 * Keeps what the owner set in force: in the facts that the calls read, and on the finished pages, each of which is made anew when
 * it is next asked for. Nothing is done to a page while nothing differs from what was built.
 *
 * @returns how to look at once, how to take in pages that were built meanwhile, and how to stop
 */
export function openLiveSite(services: Services, site: Site) {
  const built = new Map(site.files)
  let shown = ''

  async function look() {
    const state = liveState(await followSettings(services), services)
    const key = JSON.stringify(state)
    if (key === shown) return
    shown = key
    for (const [path, file] of built) {
      const read = () => {
        const page = file.refill?.((html) => fillPage(html, path, state))
        return page && page.etag !== file.etag ? page : file
      }
      site.files.set(path, lazily(read))
    }
  }

  async function add({ files, shells }: Site) {
    for (const [path, file] of files) if (!built.has(path)) built.set(path, file)
    site.shells = shells
    shown = ''
    await look()
  }

  const warn = (error: unknown) => services.log.warn({ error }, 'Could not read the settings')
  const timer = setInterval(() => void look().catch(warn), LOOK_EVERY_MS)
  timer.unref()
  return { look, add, stop: () => clearInterval(timer) }
}
