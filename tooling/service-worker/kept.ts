/** What a browser keeps of one build, by path: written by the build (tooling/service-worker). */
export type Kept = {
  /** Changes with every byte of what is kept. */
  version: string
  /** Pages, each the same for everybody. */
  pages: string[]
  /** Beginnings of addresses that no worker answers. */
  untouched: string[]
  /** What the pages need to look and work: its name changes with what it holds. */
  assets: string[]
  /** Forms, icons and the like, whose names stay. */
  files: string[]
}

/** Shown in the place of a page that is not kept. */
export const OFFLINE_PAGE = '/offline'
