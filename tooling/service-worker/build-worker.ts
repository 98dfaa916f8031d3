import { build } from 'vite'

import type { Kept } from './kept.ts'

/** Makes the service worker of one build: one file, which knows what to keep. */
export async function buildWorker(kept: Kept) {
  const made = await build({
    configFile: false,
    publicDir: false,
    logLevel: 'warn',
    define: { KEPT: JSON.stringify(kept) },
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
