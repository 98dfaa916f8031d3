import { writeAsset } from './write-asset.ts'

const PRELOAD = /<link rel="modulepreload" href="([^"]+)"\/>/g
const CONTEXT = /(?<=<script>)window\.__reactRouterContext = [\s\S]*?(?=<\/script>)/
const STREAMED = /<script>(window\.__reactRouterContext\.streamController\.[\s\S]*?)<\/script>/g
const MODULE = /<script type="module" async="">([\s\S]*?)<\/script>/
const MODULE_IMPORT = /import (?:\* as (\w+) from )?"([^"]+)";/g

/** Where React Router's module script stood. */
export const STARTER = '<script type="module"></script>'

/**
 * Takes out of a prerendered page what React alone needs of it – the modules, the router's settings, what the page's
 * loaders gave – and puts it into a script of its own, which the starter fetches when React is wanted.
 */
export async function pageScript(rendered: string) {
  const modules = new Set([...rendered.matchAll(PRELOAD)].map(([, href]) => href ?? ''))
  const [context] = rendered.match(CONTEXT) ?? []
  const streamed = [...rendered.matchAll(STREAMED)].map(([, code]) => code)
  const [, imports] = rendered.match(MODULE) ?? []
  if (!context || !imports || streamed.length === 0)
    throw new Error('React Router’s scripts changed their shape')

  const steps = [context, ...streamed, awaited(imports)].join('')
  const code = `export const modules=${JSON.stringify([...modules])};export async function hydrate(){${steps}}`
  return {
    address: await writeAsset('page', 'js', code),
    html: rendered
      .replaceAll(PRELOAD, '')
      .replace(CONTEXT, '')
      .replaceAll(STREAMED, '')
      .replace(MODULE, STARTER),
  }
}

/** The module script that React Router would have run at once, as what runs when it is called. */
function awaited(imports: string) {
  return imports
    .replaceAll(MODULE_IMPORT, (_, name: string | undefined, from: string) =>
      name ? `const ${name}=await import("${from}");` : `await import("${from}");`,
    )
    .replace(/\bimport\("([^"]+)"\);?\s*$/, 'await import("$1");')
    .trim()
}
