import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { extname, join, relative, sep } from 'node:path'
import { brotliCompress, brotliCompressSync, constants, gzipSync } from 'node:zlib'

import { MAPS_APP, type Settings } from '#server/settings.ts'
import { siteAddress } from '#shared/site-address.ts'

import {
  closedPolicy,
  commonHeaders,
  pagePolicy,
  reportingHeaders,
  serviceWorkerPolicy,
  wasmPolicy,
} from './headers.ts'

export type Encoding = 'br' | 'gzip' | 'identity'
export type Body = { bytes: Buffer; headers: Record<string, string | number> }

/** One address of the site, ready to be sent: its body in each encoding, with its headers. */
export type SiteFile = { etag: string; bodies: Partial<Record<Encoding, Body>> }

/** Every file of the built site by its path, in memory. */
export type Site = Map<string, SiteFile>

const TYPES: Record<string, string> = {
  '.avif': 'image/avif',
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.js': 'text/javascript; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.json': 'application/json',
  '.mp4': 'video/mp4',
  '.pmtiles': 'application/vnd.pmtiles',
  '.pdf': 'application/pdf',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.vtt': 'text/vtt; charset=utf-8',
  '.wasm': 'application/wasm',
  '.webm': 'video/webm',
  '.webmanifest': 'application/manifest+json',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
  '.xml': 'application/xml',
}
/** Texts that may name the site's own address. */
const FILLED = /^(text\/(html|plain)|application\/xml)/
const COMPRESSIBLE = /^(text|image\/svg|application\/(json|xml|manifest|wasm))/
/** What is played or read in parts. */
const IN_PARTS = /^(video|application\/(pdf|vnd\.pmtiles))/
/** The one script that runs WebAssembly: the worker of pdf.js, in which scans are decoded. */
const DECODES = /^\/assets\/pdf\.worker/
/** Keeps pages to be read without a network (app/offline). */
const SERVICE_WORKER = '/sw.js'
/** Pages that may hold a link's secret in their address, or show an account. */
const PRIVATE_PAGES = ['/reset-password', '/auth/callback', '/account']
/** Pages for whoever looks after the site: without DIAGNOSTICS there are none. */
const DIAGNOSTIC_PAGES = ['/supabase-test', '/performance-example']
/** Pages that show nothing of the shop: what stands there is the visitor's own. */
const UNLISTED_PAGES = ['/dashboard', '/add-mailbox', '/edit-mailbox', '/preferences'].concat(
  ['/maps-app', '/maps-embed', '/offline'],
  DIAGNOSTIC_PAGES,
)
/** Pages that stand in a frame of this site. */
const FRAMED_PAGES = ['/maps-app']
const NO_PAGE = new Set(['/__spa-fallback.html'])
const QUICK = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }
const BEST = { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } }

/**
 * Reads the built site into memory.
 *
 * @param folder the client build, with `.br` and `.gz` beside what is worth compressing
 */
export async function loadSite(folder: string, settings: Settings): Promise<Site> {
  const names = await readdir(folder, { recursive: true, withFileTypes: true })
  const site: Site = new Map()
  for (const entry of names.filter((name) => name.isFile())) {
    const file = join(entry.parentPath, entry.name)
    const path = `/${relative(folder, file).split(sep).join('/')}`
    if (path.startsWith('/.') || NO_PAGE.has(path) || /\.(br|gz)$/.test(path)) continue
    if (!settings.diagnostics && DIAGNOSTIC_PAGES.some((page) => path.startsWith(`${page}/`)))
      continue
    site.set(path.replace(/\/?index\.html$/, '') || '/', await openFile(path, file, settings))
  }
  compressAhead(site.get('/'))
  return site
}

/** The page that most visitors see first is as small as it gets before the first of them comes. */
function compressAhead(page: SiteFile | undefined) {
  return page?.bodies.br
}

async function openFile(path: string, file: string, settings: Settings): Promise<SiteFile> {
  const type = TYPES[extname(path)] ?? 'application/octet-stream'
  const bytes = await readFile(file)
  const filled = FILLED.test(type) && fillIn(bytes, settings)
  if (filled && !filled.equals(bytes)) {
    const { etag, withHeaders } = prepare(path, type, filled, settings)
    return { etag, bodies: compressOnDemand(filled, withHeaders) }
  }
  const [br, gzip] = await Promise.all(
    ['.br', '.gz'].map((end) => readFile(file + end).catch(() => undefined)),
  )
  const { etag, withHeaders } = prepare(path, type, bytes, settings)
  return {
    etag,
    bodies: {
      br: br && withHeaders('br', br),
      gzip: gzip && withHeaders('gzip', gzip),
      identity: withHeaders('identity', bytes),
    },
  }
}

function prepare(path: string, type: string, identity: Buffer, settings: Settings) {
  const etag = `"${createHash('sha256').update(identity).digest('base64url').slice(0, 22)}"`
  const shared = {
    ...commonHeaders,
    ...headersOf(path, type, identity, settings),
    'Content-Type': type,
    ETag: etag,
  }
  const withHeaders = (encoding: Encoding, bytes: Buffer): Body => {
    const headers: Body['headers'] = { ...shared, 'Content-Length': bytes.length }
    if (encoding !== 'identity') headers['Content-Encoding'] = encoding
    if (COMPRESSIBLE.test(type)) headers['Vary'] = 'Accept-Encoding'
    if (IN_PARTS.test(type)) headers['Accept-Ranges'] = 'bytes'
    return { bytes, headers }
  }
  return { etag, withHeaders }
}

function headersOf(
  path: string,
  type: string,
  bytes: Buffer,
  settings: Settings,
): Record<string, string> {
  if (path.startsWith('/assets/')) {
    return {
      'Content-Security-Policy': DECODES.test(path) ? wasmPolicy : closedPolicy,
      'Cache-Control': 'public, max-age=31536000, immutable',
    }
  }
  if (!type.startsWith('text/html')) {
    const policy = path === SERVICE_WORKER ? serviceWorkerPolicy : closedPolicy
    return { 'Content-Security-Policy': policy, 'Cache-Control': 'no-cache' }
  }
  const isOneOf = (pages: string[]) => pages.some((page) => path.startsWith(`${page}/`))
  const framing = isOneOf(FRAMED_PAGES) ? 'self' : 'none'
  const policy = {
    'Content-Security-Policy': pagePolicy(bytes.toString(), settings, framing),
    ...reportingHeaders,
  }
  const listing: Record<string, string> = isOneOf(UNLISTED_PAGES)
    ? { 'X-Robots-Tag': 'noindex' }
    : {}
  if (!isOneOf(PRIVATE_PAGES)) return { ...policy, ...listing, 'Cache-Control': 'no-cache' }
  return {
    ...policy,
    'Cache-Control': 'no-store',
    'Referrer-Policy': 'no-referrer',
    'X-Robots-Tag': 'noindex',
  }
}

/**
 * What a page must know of the settings (app/islands/runtime-config.tsx): which service answers for
 * accounts, what `/maps-embed` frames, and where the map's streets come from.
 */
function serializeSettings({ supabase, mapsAppUrl, mapTiles, mapAttribution }: Settings) {
  return JSON.stringify({
    ...(supabase && { supabaseUrl: supabase.url, supabaseKey: supabase.key }),
    ...(mapsAppUrl !== MAPS_APP && { mapsAppUrl }),
    ...(mapTiles && { mapTiles, mapAttribution }),
  })
}

/** The text with what only the running server knows: where the site stands, and its settings. */
function fillIn(text: Buffer, settings: Settings) {
  const runSettings = serializeSettings(settings)
  const placeholder = /(<script id="run-settings"[^<>]*>)\{\}/
  const filled = text
    .toString()
    .replaceAll(siteAddress, () => settings.siteUrl)
    .replace(placeholder, (_, tag) => tag + runSettings.replaceAll('<', '\\u003c'))
  return Buffer.from(filled)
}

type WithHeaders = (encoding: Encoding, bytes: Buffer) => Body

/**
 * The bodies of a text that is only known when the server starts. Each is compressed when it is first
 * asked for, so that the start waits for none: quickly for the first visitor, as small as it gets, and
 * beside the event loop, for the next.
 */
function compressOnDemand(identity: Buffer, withHeaders: WithHeaders): SiteFile['bodies'] {
  let br: Body | undefined
  let gzip: Body | undefined

  return {
    identity: withHeaders('identity', identity),
    get br() {
      if (br) return br
      brotliCompress(identity, BEST, (error, best) => {
        if (!error) br = withHeaders('br', best)
      })
      return (br = withHeaders('br', brotliCompressSync(identity, QUICK)))
    },
    get gzip() {
      return (gzip ??= withHeaders('gzip', gzipSync(identity)))
    },
  }
}
