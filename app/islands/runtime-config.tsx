/**
 * Where the server puts what is decided when it starts, not when the site is built: which service
 * answers for accounts, what the map shows. Empty means the built-in (server/http/site.ts fills it).
 */
export function RuntimeConfig() {
  return (
    <script
      id="runtime-config"
      type="application/json"
      suppressHydrationWarning
      dangerouslySetInnerHTML={{ __html: readRuntimeConfig() }}
    />
  )
}

/** The text of the settings as the page carries it: JSON of what differs from the built-in. */
export function readRuntimeConfig() {
  if (typeof document === 'undefined') return '{}'
  return document.getElementById('runtime-config')?.textContent ?? '{}'
}
