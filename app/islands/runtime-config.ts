/**
 * What is decided when the server starts, not when the site is built: which service answers for accounts,
 * what the map shows. The server writes it into the page (server/http/site.ts), as JSON of what differs from
 * the built-in. Read when the page starts: a document that React draws anew carries none.
 */
export const runtimeConfig =
  typeof document === 'undefined'
    ? '{}'
    : (document.getElementById('runtime-config')?.textContent ?? '{}')
