type UrlPolicy = { createScriptURL: (url: string) => string }

declare global {
  interface Window {
    trustedTypes?: { createPolicy: (name: string, rules: UrlPolicy) => UrlPolicy }
  }
}

/** The only policy the pages allow (server/headers.ts): a script for a worker, of our own build. */
const POLICY = 'own-workers'

let policy: UrlPolicy | undefined

/**
 * Starts a worker of our own build.
 *
 * @param url what `import … from '….mjs?url'` gives
 * @throws if it is the address of anything else
 */
export function startWorker(url: string) {
  policy ??= window.trustedTypes?.createPolicy(POLICY, { createScriptURL: checkOwn })
  return new Worker(policy ? policy.createScriptURL(url) : checkOwn(url), { type: 'module' })
}

function checkOwn(url: string) {
  const { href } = new URL(url, location.origin)
  const place = import.meta.env.DEV ? '/' : '/assets/'
  if (!href.startsWith(location.origin + place)) {
    throw new Error(`No worker is started from ${url}: it is not of this site's build.`)
  }
  return href
}
