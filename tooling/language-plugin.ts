import { existsSync } from 'node:fs'

import type { Plugin } from 'vite'

const CONTENT = /\/(app|shared)\/content\/en\//

/**
 * Modules import the words of the English folder; the build of another language takes the same file of
 * that language's folder in its place.
 */
export function contentLanguage(language: string): Plugin {
  return {
    name: 'content-language',
    enforce: 'pre',
    async resolveId(source, importer, options) {
      if (language === 'en' || !source.includes('/content/en/')) return undefined
      const found = await this.resolve(source, importer, { ...options, skipSelf: true })
      const translated = found?.id.replace(CONTENT, `/$1/content/${language}/`)
      return found && translated && existsSync(translated) ? { ...found, id: translated } : found
    },
  }
}
