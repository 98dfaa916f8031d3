import { lazily } from '#server/http/site-file.ts'
import type { Site } from '#server/http/site.ts'
import type { Services } from '#server/services.ts'

import { followSettings } from './core/shop-settings.ts'
import { fillPage, liveState } from './settings/live-pages.ts'

const POLL_INTERVAL_MS = 10_000

/**
 * Applies the owner's settings to the shop's facts and to the built pages, which are rendered again when next
 * requested. Pages stay untouched while no setting differs from the build.
 * @returns functions to reload at once, to take in newly built pages, and to stop
 */
export function openLiveSite(services: Services, site: Site) {
  const built = new Map(site.files)
  let shown = ''

  async function refresh() {
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
    await refresh()
  }

  const warn = (error: unknown) => services.log.warn({ error }, 'Could not read the settings')
  const timer = setInterval(() => void refresh().catch(warn), POLL_INTERVAL_MS)
  timer.unref()
  return { refresh, add, stop: () => clearInterval(timer) }
}
