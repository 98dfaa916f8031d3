import { createHash } from 'node:crypto'

/** A page's policy: each directive with its sources. */
export function readPolicy(text: string) {
  const directives = text.split(';').map((part) => part.trim().split(/\s+/))
  return new Map(directives.map(([name = '', ...sources]) => [name, sources]))
}

/** What a browser would hash of a page: its inline scripts, and its inline styles. */
export function inlineHashes(html: string) {
  const data = /^application\/(ld\+)?json$/
  const scripts = [...html.matchAll(/<script\b([^>]*)>([^]*?)<\/script\s*>/gi)]
    .filter(([, words = '']) => !/\ssrc=/.test(words))
    .filter(([, words = '']) => !data.test(/\stype="([^"]*)"/.exec(words)?.[1] ?? ''))
  const styles = [...html.matchAll(/<style\b([^>]*)>([^]*?)<\/style\s*>/gi)]
  return { scripts: hashesOf(scripts), styles: hashesOf(styles) }
}

function hashesOf(found: RegExpExecArray[]) {
  const texts = new Set(found.map(([, , text = '']) => text))
  return [...texts].map((text) => {
    const hash = createHash('sha256').update(text).digest('base64')
    return `'sha256-${hash}'`
  })
}
