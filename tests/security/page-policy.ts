import { createHash } from 'node:crypto'

/** What each directive must be, to the letter. */
const EXACT: Record<string, string> = {
  'default-src': "'none'",
  'object-src': "'none'",
  'base-uri': "'none'",
  'form-action': "'self'",
  'frame-src': "'self'",
  'connect-src': "'self'",
  'worker-src': "'self'",
  'font-src': "'self'",
  'media-src': "'self'",
  'img-src': "'self' data:",
  'require-trusted-types-for': "'script'",
  'trusted-types': 'own-workers',
}
const HASH = /^'sha256-[\w+/]{43}='$/

/** What is wrong with a page's policy: a directive that is missing or another one, or one that does not fit the page. */
export function faultsOf(html: string, policyText: string, framing: 'none' | 'self' = 'none') {
  const policy = readPolicy(policyText)
  const faults = Object.entries({ ...EXACT, 'frame-ancestors': `'${framing}'` })
    .filter(([name, sources]) => policy.get(name)?.join(' ') !== sources)
    .map(([name]) => `${name} ${policy.get(name)?.join(' ')}`)
  const there = { 'script-src': hashesOf(html, 'script'), 'style-src': hashesOf(html, 'style') }
  for (const [name, hashes] of Object.entries(there)) {
    const [own, ...allowed] = policy.get(name) ?? []
    if (own !== "'self'") faults.push(`${name} without 'self'`)
    for (const source of allowed) if (!HASH.test(source)) faults.push(`${name} ${source}`)
    if (hashes.toSorted().join() !== allowed.toSorted().join())
      faults.push(`${name} does not fit the page`)
  }
  if (/<[a-z][^>]*\s(style|on\w+)="/i.test(html)) faults.push('style= or on…= in the page')
  return faults
}

/** Each directive with its sources. */
function readPolicy(text: string) {
  const directives = text.split(';').map((part) => part.trim().split(/\s+/))
  return new Map(directives.map(([name = '', ...sources]) => [name, sources]))
}

/** What a browser would hash of a page's inline scripts or styles. */
function hashesOf(html: string, tag: 'script' | 'style') {
  const found = [...html.matchAll(new RegExp(`<${tag}\\b([^>]*)>([^]*?)</${tag}\\s*>`, 'gi'))]
    .filter(([, words = '']) => !/\ssrc=|\stype="application\/(ld\+)?json"/.test(words))
    .map(([, , text = '']) => text)
  return [...new Set(found)].map((text) => {
    const hash = createHash('sha256').update(text).digest('base64')
    return `'sha256-${hash}'`
  })
}
