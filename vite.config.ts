import { Agent } from 'node:http'
import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'

import { reactRouter } from '@react-router/dev/vite'
import tailwind from '@tailwindcss/vite'
import { defineConfig, type Plugin } from 'vite'

import { noMarkup, noSiteStyles, noTimeLimit, pdfViewerStyles } from './tooling/library-patches.ts'
import { commonChunks } from './tooling/manual-chunks.ts'
import { ownScripts } from './tooling/own-scripts.ts'
import { contentConditions } from './tooling/site-language.ts'

const server = `http://127.0.0.1:${process.env.SERVER_PORT ?? '3001'}`

// Loaded by Node rather than bundled, so that the content is in the language of the build (tooling/site-language.ts).
const CONTENT_PLUGINS = pathToFileURL(resolve('tooling/content-plugins.ts')).href
const { contentPlugins }: typeof import('./tooling/content-plugins.ts') = await import(
  CONTENT_PLUGINS
)

/**
 * React Router's plugins without type generation in the prerendering preview, where two test runs would clear each
 * other's files, and without the check for `.server` files, which takes a seventh of a build.
 */
function pages(): Plugin[] {
  const plugins = reactRouter().filter(({ name }) => name !== 'react-router:dot-server')
  return plugins.map((plugin) => {
    const { config } = plugin
    if (plugin.name !== 'react-router' || typeof config !== 'function') return plugin
    return {
      ...plugin,
      config(settings, env) {
        return config.call(this, settings, env.isPreview ? { ...env, command: 'build' } : env)
      },
    }
  })
}

/**
 * Free of side effects, so that unused modules are dropped: otherwise each page would load the table of plans and
 * `Intl`, whose first use takes a phone 60 to 120 ms.
 */
const WORDS_ALONE = /\/app\/(?:content|facts|head|pricing)\/.*\.ts$/

export default defineConfig(({ isPreview }) => ({
  resolve: { alias: { 'subset-inter': resolve('.fonts') }, conditions: contentConditions() },
  environments: { ssr: { resolve: { conditions: contentConditions() } } },
  plugins: [
    contentPlugins(),
    tailwind(),
    noTimeLimit(),
    noMarkup(),
    noSiteStyles(),
    ownScripts(),
    pages(),
  ],
  css: {
    postcss: { plugins: [pdfViewerStyles()] },
  },
  build: {
    target: 'es2022',
    assetsInlineLimit: 0,
    reportCompressedSize: false,
    rolldownOptions: {
      output: { codeSplitting: commonChunks() },
      treeshake: { moduleSideEffects: [{ test: WORDS_ALONE, sideEffects: false }] },
    },
  },
  server: {
    host: '127.0.0.1',
    // Prerendering would watch all files of the folder.
    watch: isPreview ? null : undefined,
    proxy: {
      '/auth/v1': server,
      '/rest/v1': server,
      '/contact/v1': server,
      '/shop/v1': server,
      // Keep-alive, because the inbox refuses requests that look proxied, such as closing connections.
      '/dev': { target: server, agent: new Agent({ keepAlive: true }) },
    },
  },
}))
