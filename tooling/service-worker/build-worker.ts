import { build } from 'vite'

import type { PrecacheManifest } from './precache-manifest.ts'

/** Makes the service worker of one language: one file, which holds its precache manifest. */
export async function buildWorker(manifest: PrecacheManifest) {
  const made = await build({
    configFile: false,
    publicDir: false,
    logLevel: 'warn',
    define: { PRECACHE_MANIFEST: JSON.stringify(manifest) },
    build: {
      write: false,
      target: 'es2022',
      rolldownOptions: {
        input: 'tooling/service-worker/service-worker.ts',
        output: { format: 'iife', entryFileNames: 'sw.js' },
      },
    },
  })
  const [built] = [made].flat()
  const [chunk] = built && 'output' in built ? built.output : []
  if (chunk?.type !== 'chunk') throw new Error('The service worker could not be built')
  return chunk.code
}
