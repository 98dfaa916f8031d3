import { createHash } from 'node:crypto'
import { basename } from 'node:path'

import { build, defaultClientConditions, type InlineConfig, type Plugin } from 'vite'

import { contentConditions } from './site-language.ts'

const TEXT = 'script-text:'
const ADDRESS = 'script-address:'
const OURS = '\0'
const HASH_LENGTH = 8

/**
 * Scripts outside of React's modules: `script-text:app/x.ts` is put into the HTML,
 * `script-address:` is fetched on demand. Each is one bundle that shares nothing with React's.
 */
export function ownScripts(): Plugin {
  const built = new Map<string, Promise<string>>()
  const code = (file: string) => {
    const bundle = built.get(file) ?? bundleOwn(file)
    built.set(file, bundle)
    return bundle
  }

  return {
    name: 'own-scripts',
    enforce: 'pre',
    resolveId: (id) => (id.startsWith(TEXT) || id.startsWith(ADDRESS) ? OURS + id : null),
    async load(id) {
      if (!id.startsWith(OURS + TEXT) && !id.startsWith(OURS + ADDRESS)) return null
      const isText = id.startsWith(OURS + TEXT)
      const file = id.slice(id.indexOf(':') + 1)
      const isDev = this.environment.mode === 'dev'
      const isClient = this.environment.name === 'client'
      // React hydrates the HTML's own text.
      if (isText) return exporting(isDev || isClient ? '' : await code(file))
      if (isDev) return exporting(`/${file}`)
      const source = await code(file)
      const name = `assets/${basename(file, '.ts')}-${hashOf(source)}.js`
      if (isClient) this.emitFile({ type: 'asset', fileName: name, source })
      return exporting(`/${name}`)
    },
  }
}

function exporting(text: string) {
  return { code: `export default ${JSON.stringify(text)}`, moduleType: 'js' as const }
}

async function bundleOwn(file: string) {
  const code = await bundleScript(file, { format: 'es' })
  return code.trim()
}

export async function bundleScript(
  input: string,
  { format, ...settings }: { format: 'es' | 'iife' } & Pick<InlineConfig, 'define'>,
) {
  const made = await build({
    ...settings,
    configFile: false,
    publicDir: false,
    logLevel: 'warn',
    resolve: { conditions: [...contentConditions(), ...defaultClientConditions] },
    build: {
      write: false,
      target: 'es2022',
      modulePreload: false,
      rolldownOptions: { input, preserveEntrySignatures: 'strict', output: { format } },
    },
  })
  const [first] = [made].flat()
  const [chunk, ...more] = first && 'output' in first ? first.output : []
  if (chunk?.type !== 'chunk' || more.length > 0)
    throw new Error(`${input} made more than a script`)
  return chunk.code
}

function hashOf(text: string) {
  return createHash('sha256').update(text).digest('base64url').slice(0, HASH_LENGTH)
}
