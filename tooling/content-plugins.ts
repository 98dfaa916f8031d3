import { existsSync } from 'node:fs'
import { basename } from 'node:path'

import type { Plugin } from 'vite'

import { language } from '#content/language.ts'
import { formsFolderOf } from '#shared/language.ts'
import { fillIn, WORKSHEETS } from '#tooling/forms/fill-in.ts'
import { markdown } from '#tooling/markdown/compile-markdown.ts'

/** The plugins that read the content themselves, and so must be loaded in the language that is built. */
export const contentPlugins = () => [markdown(), worksheets()]

const FOLDER = formsFolderOf(language)

/** A file of the same name in `public/Forms` takes precedence. */
function worksheets(): Plugin {
  const ours = WORKSHEETS.filter((name) => !existsSync(`public${FOLDER}/${name}`))
  return {
    name: 'worksheets',
    applyToEnvironment: ({ name }) => name === 'client',
    async generateBundle() {
      for (const name of ours) {
        this.emitFile({
          type: 'asset',
          fileName: `${FOLDER.slice(1)}/${name}`,
          source: await fillIn(name),
        })
      }
    },
    configureServer(server) {
      server.middlewares.use(FOLDER, (request, response, next) => {
        const name = basename(request.url ?? '')
        if (!ours.includes(name)) return next()
        response.setHeader('content-type', 'application/pdf')
        fillIn(name).then((bytes) => response.end(bytes), next)
      })
    },
  }
}
