import { createHash } from 'node:crypto'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'

import { init, parse } from 'es-module-lexer'
import { parseHTML } from 'linkedom'
import type { EntryContext } from 'react-router'
import afterLoad from 'script-address:app/islands/after-load.ts'
import starter from 'script-text:app/islands/starter.ts'

import { pages } from '#app/pages.ts'
import { pagePath } from '#app/ui/page-path.ts'
import { language } from '#content/language.ts'
import { basePathOf } from '#shared/language.ts'
import { buildFolder } from '#tooling/site-language.ts'

import { speculationRules } from './speculation-rules.ts'

/**
 * Leaves React to starter.ts. Hydration finds nothing changed, since only texts and hints differ.
 */
export async function finishPage(rendered: string, context: EntryContext) {
  const { document } = parseHTML(rendered)
  const page = pages.find(({ path }) => path === pathOf(context))
  const script = await moveScripts(document)
  if (page?.isUnlisted) {
    const robots = element(document, 'meta', { name: 'robots', content: 'noindex' })
    find(document, 'meta').after(robots)
  }
  find(document, 'script[type=speculationrules]').textContent = speculationRules()
  if (page?.hasNoScripts) script.element.remove()
  else {
    const settings = `const page=${JSON.stringify(script.address)},atOnce=${page?.hydratesAtOnce === true},afterLoad=${JSON.stringify(afterLoad)};`
    script.element.textContent = settings + starter
  }
  return document.toString()
}

function pathOf({ staticHandlerContext }: EntryContext) {
  return pagePath(staticHandlerContext.location)
}

/** @throws Error when the build has changed the shape of its pages */
function find(document: Document, selector: string) {
  const match = document.querySelector(selector)
  if (!match) throw new Error(`A page of the build has no ${selector}`)
  return match
}

function element(document: Document, name: string, attributes: Record<string, string>) {
  const made = document.createElement(name)
  for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, value)
  return made
}

const SETTINGS = /^window\.__reactRouterContext\b/

/**
 * Moves React's modules, the router's settings and its loaders' data into a script that the starter
 * fetches on demand. The elements that React knows stay, empty.
 */
async function moveScripts(document: Document) {
  const preloads = [...document.querySelectorAll('link[rel=modulepreload]')]
  const modules = new Set(preloads.map((link) => link.getAttribute('href')))
  const settings = [...document.querySelectorAll('script:not([type])')].filter(({ textContent }) =>
    SETTINGS.test(textContent),
  )
  const script = find(document, 'script[type=module]')
  if (settings.length < 2) throw new Error('React Router’s scripts changed their shape')

  const steps = settings.map(({ textContent }) => textContent).join('')
  const imports = await awaited(script.textContent)
  const code = `export const modules=${JSON.stringify([...modules])};export async function hydrate(){${steps}${imports}}`
  const [first, ...streamed] = settings
  if (first) first.textContent = ''
  for (const moved of [...preloads, ...streamed]) moved.remove()
  script.removeAttribute('async')
  return { element: script, address: await writeScript(code) }
}

async function awaited(code: string) {
  await init
  const [imports] = parse(code)
  let end = 0
  const parts = imports.map(({ n, ss, se }) => {
    const before = code.slice(end, ss)
    end = se
    const [, name] = /\* as (\w+)/.exec(code.slice(ss, se)) ?? []
    return `${before}${name ? `const ${name}=` : ''}await import(${JSON.stringify(n)})`
  })
  return parts.join('') + code.slice(end)
}

const ASSETS = `${buildFolder}${basePathOf(language)}/client/assets`
const HASH_LENGTH = 8

async function writeScript(text: string) {
  const hash = createHash('sha256').update(text).digest('base64url').slice(0, HASH_LENGTH)
  const file = `page-${hash}.js`
  await writeFile(join(ASSETS, file), text)
  return `/assets/${file}`
}
