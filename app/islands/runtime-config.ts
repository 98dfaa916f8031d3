/**
 * Settings made at server start, written into the page by server/http/site.ts. Read once at load, because a
 * document rendered by React has none.
 */
export const runtimeConfig =
  typeof document === 'undefined'
    ? '{}'
    : (document.getElementById('runtime-config')?.textContent ?? '{}')
