import { basename, dirname, relative } from 'node:path'

import type { Plugin } from 'vite'

import { compileMarkdown } from './compile-markdown.ts'
import { frontMatters, type Folder } from './front-matter.ts'

const CONTENT = 'app/content'

/** Lets the Markdown files of app/content be pages of the router (docs/decisions/021). */
export function markdown(): Plugin {
  return {
    name: 'markdown',
    enforce: 'pre',
    async transform(source, id) {
      const [path = ''] = id.split('?')
      if (!path.endsWith('.md')) return undefined
      const file = relative(process.cwd(), path)
      const folder = basename(dirname(file))
      if (!file.startsWith(`${CONTENT}/`) || !isFolder(folder)) return undefined
      return { code: await compileMarkdown(source, { file, folder }), map: null }
    },
  }
}

function isFolder(name: string): name is Folder {
  return Object.hasOwn(frontMatters, name)
}
