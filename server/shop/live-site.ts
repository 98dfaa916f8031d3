import type { Site, SiteFile } from '#server/http/site.ts'
import type { Services } from '#server/services.ts'

import { followSettings } from './core/shop-settings.ts'
import { fillPage, liveState } from './settings/live-pages.ts'

const LOOK_EVERY_MS = 10_000

/**
 * Keeps what the owner set in force: in the facts that the calls read, and on the finished pages, each of which is made anew when
 * it is next asked for. Nothing is done to a page while nothing differs from what was built.
 *
 * @returns how to look at once, and how to stop
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
      const { refill } = file
      if (!refill) continue
      site.files.set(
        path,
        lazily(() => {
          const page = refill((html) => fillPage(html, path, state))
          return page.etag === file.etag ? file : page
        }),
      )
    }
  }

  const warn = (error: unknown) => services.log.warn({ error }, 'Could not read the settings')
  const timer = setInterval(() => void look().catch(warn), LOOK_EVERY_MS)
  timer.unref()
  return { look, stop: () => clearInterval(timer) }
}

/** A page that is made when somebody asks for it. */
function lazily(make: () => SiteFile): SiteFile {
  let made: SiteFile | undefined
  const get = () => (made ??= make())
  return {
    get etag() {
      return get().etag
    },
    get bodies() {
      return get().bodies
    },
  }
}
