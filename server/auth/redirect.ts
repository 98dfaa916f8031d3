import type { LinkKind } from '#server/database/tables.ts'

const PATHS = ['/auth/callback', '/reset-password', '/']

/** A place that links may lead to: one of three pages of the site, to the letter; anything else is nothing. */
export function allowedRedirect(wanted: string | null, siteUrl: string) {
  return PATHS.map((path) => `${siteUrl}${path}`).find((place) => place === wanted)
}

/** The page that takes up links of a kind. */
export function pageFor(kind: LinkKind, siteUrl: string) {
  return `${siteUrl}${kind === 'recovery' ? '/reset-password' : '/auth/callback'}`
}
