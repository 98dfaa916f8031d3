import { hash } from 'node:crypto'

import type { Settings } from '#server/settings.ts'

const TWO_YEARS_S = 63_072_000
const EXTERNAL_OR_DATA = /\bsrc=|application\/(?:ld\+)?json/

export const commonHeaders = {
  'Strict-Transport-Security': `max-age=${TWO_YEARS_S}; includeSubDomains; preload`,
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Permissions-Policy': 'camera=(), microphone=(), geolocation=(self), payment=(), usb=()',
}

/** For the staff pages, which scan with the camera if there is no scanner. */
export const cameraPolicy = commonHeaders['Permissions-Policy'].replace(
  'camera=()',
  'camera=(self)',
)

export const closedPolicy =
  "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'"

/** For a worker that decodes with WebAssembly and loads nothing else. */
export const wasmPolicy = `${closedPolicy}; script-src 'wasm-unsafe-eval'`

export const serviceWorkerPolicy = `${closedPolicy}; connect-src 'self'`

export const reportingHeaders = { 'Reporting-Endpoints': 'csp="/csp-report"' }

type PolicySettings = Pick<Settings, 'supabase' | 'mapsAppUrl' | 'mapTiles'>

type Framing = 'none' | 'self'

/**
 * The content security policy of one page: its own inline scripts and styles by their hashes, and
 * otherwise only this site and the origins in the settings.
 * @see https://www.w3.org/TR/CSP3/
 */
export function pagePolicy(html: string, settings: PolicySettings, framing: Framing = 'none') {
  const { supabase, mapsAppUrl, mapTiles } = settings
  const tiles = foreignOrigin(mapTiles)
  return [
    "default-src 'none'",
    `script-src ${sources(html, 'script')}`,
    `style-src ${sources(html, 'style')}`,
    `img-src 'self' data:${tiles}`,
    "worker-src 'self'",
    "font-src 'self'",
    "media-src 'self'",
    `connect-src 'self'${supabase ? ` ${supabase.url}` : ''}${tiles}`,
    "manifest-src 'self'",
    `frame-src 'self'${foreignOrigin(mapsAppUrl)}`,
    "form-action 'self'",
    `frame-ancestors '${framing}'`,
    "base-uri 'none'",
    "object-src 'none'",
    "require-trusted-types-for 'script'",
    'trusted-types own-workers',
    'report-to csp',
    'report-uri /csp-report',
  ].join('; ')
}

function foreignOrigin(address?: string) {
  const origin = address && URL.parse(address)?.origin
  return origin ? ` ${origin}` : ''
}

function sources(html: string, tag: 'script' | 'style') {
  const hashes = inlineTexts(html, tag).map((text) => `'sha256-${hash('sha256', text, 'base64')}'`)
  return ["'self'", ...new Set(hashes)].join(' ')
}

function inlineTexts(html: string, tag: string) {
  const texts: string[] = []
  for (let at = html.indexOf(`<${tag}`); at >= 0; at = html.indexOf(`<${tag}`, at + 1)) {
    const begin = html.indexOf('>', at) + 1
    const end = html.indexOf(`</${tag}>`, begin)
    if (end < 0) break
    if (!EXTERNAL_OR_DATA.test(html.slice(at, begin))) texts.push(html.slice(begin, end))
    at = end
  }
  return texts
}
