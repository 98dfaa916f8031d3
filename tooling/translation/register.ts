// For `node --import`: as translated-content.ts, for what runs outside of the bundler.
import { registerHooks } from 'node:module'
import { fileURLToPath, pathToFileURL } from 'node:url'

import { translatedFile } from './translated-content.ts'

registerHooks({
  resolve(specifier, context, nextResolve) {
    const resolved = nextResolve(specifier, context)
    if (!resolved.url.startsWith('file:')) return resolved
    const file = translatedFile(fileURLToPath(resolved.url), context.parentURL)
    return { ...resolved, url: pathToFileURL(file).href }
  },
})
