import { existsSync } from 'node:fs'

import type { Plugin } from 'vite'

/** The language that this process builds: that of the root unless SITE_LANGUAGE names another. */
export const siteLanguage = process.env['SITE_LANGUAGE'] === 'es' ? 'es' : 'en'

/**
 * @param importer what imports it: a translation may build on the English file itself
 * @returns the file that stands for this one in the language that is built; of what has no translation, the file itself
 */
export function translatedFile(file: string, importer = '', language = siteLanguage) {
  if (importer.includes(`/content/${language}/`)) return file
  const translated = file.replace(/\/(app|shared)\/content\/en\//, `/$1/content/${language}/`)
  return translated !== file && existsSync(translated.replace(/\?.*$/, '')) ? translated : file
}

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
