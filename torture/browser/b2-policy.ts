import { prerendered } from '#app/routes.ts'

import { Wrongs, type Item } from '#torture/item.ts'

import { readPolicy } from './page-policy.ts'

/** A source that lets in more than the pages need: words that undo the policy, whole schemes, all hosts. */
const LOOSE =
  /^('unsafe-|'strict-dynamic'|'report-sample'|\*|https?:$|wss?:$|blob:$|filesystem:$|data:$)/
/** What each directive must be, to the letter. */
const STRICT: Record<string, string> = {
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
const FRAMED_BY_US = ['/maps-app']

/** Our own reading of each page's policy, after what csp_evaluator looks for. */
export const policies: Item = {
  id: 'B2',
  title: 'Content security policy of each page',
  bar: 'by a check of our own: 0 loose sources or missing directives, only ’self’ and hashes',
  fault: {
    says: 'inline scripts of any text may run',
    isQuick: true,
    edits: [
      {
        file: 'server/http/headers.ts',
        find: 'return ["\'self\'", ...new Set(hashes)]',
        replace: 'return ["\'self\'", "\'unsafe-inline\'", ...new Set(hashes)]',
      },
    ],
  },
  async measure({ startServer }) {
    const server = await startServer({ settings: { NODE_ENV: 'production', DIAGNOSTICS: '1' } })
    const wrongs = new Wrongs()
    for (const path of prerendered) {
      const response = await fetch(server.url + path, { redirect: 'manual' })
      const policy = readPolicy(response.headers.get('Content-Security-Policy') ?? '')
      const wrong = (what: string) => wrongs.add(`${path}: ${what}`)
      for (const [name, sources] of Object.entries(STRICT)) {
        if (policy.get(name)?.join(' ') !== sources) wrong(`${name} ${policy.get(name)}`)
      }
      const framing = FRAMED_BY_US.includes(path) ? "'self'" : "'none'"
      if (policy.get('frame-ancestors')?.join(' ') !== framing) wrong('frame-ancestors')
      for (const name of ['script-src', 'style-src']) {
        const sources = policy.get(name) ?? []
        const strange = sources.filter(
          (source) => source !== "'self'" && !/^'sha256-[\w+/]{43}='$/.test(source),
        )
        if (!sources.includes("'self'") || strange.length > 0) wrong(`${name} ${strange}`)
      }
      for (const [name, sources] of policy) {
        const loose = sources.filter((source) => LOOSE.test(source))
        if (loose.some((source) => name !== 'img-src' || source !== 'data:'))
          wrong(`${name} ${loose}`)
      }
    }
    return wrongs.outcome(`${prerendered.length} pages, ${wrongs.count} findings`)
  },
}
