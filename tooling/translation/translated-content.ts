import type { Plugin } from 'vite'

import { siteLanguage, translatedFile } from './translated-file.ts'

/** Gives whatever imports `content/en` the same file of the language that is built (docs/decisions/063). */
export function translatedContent(language = siteLanguage): Plugin {
  return {
    name: 'translated-content',
    enforce: 'pre',
    apply: () => language !== 'en',
    resolveId: {
      filter: { id: /\/content\/en\// },
      async handler(source, importer, options) {
        const resolved = await this.resolve(source, importer, { ...options, skipSelf: true })
        return resolved && { ...resolved, id: translatedFile(resolved.id, importer, language) }
      },
    },
  }
}
