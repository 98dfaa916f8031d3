import { hash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { basename, extname } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, brotliCompressSync, constants, gzipSync } from 'node:zlib'

import { MAPS_APP, type Settings } from '#server/settings.ts'
import { languages, serviceWorkerOf, staffWorker } from '#shared/language.ts'
import type { PageTraits } from '#shared/page-traits.ts'
import { siteAddress } from '#shared/site-address.ts'

import {
  cameraPolicy,
  closedPolicy,
  commonHeaders,
  pagePolicy,
  reportingHeaders,
  serviceWorkerPolicy,
  wasmPolicy,
} from './headers.ts'

export type Encoding = 'br' | 'gzip' | 'identity'
export type Body = { headers: Record<string, string>; bytes: Buffer }

export type SiteFile = {
  etag: string
  bodies: Partial<Record<Encoding, Body>>
  refill?: (fill: (html: string) => string) => SiteFile
}

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
const HAS_PLACEHOLDERS = /^(text\/(html|plain)|application\/xml)/
const COMPRESSIBLE = /^(text|image\/svg|application\/(json|xml|manifest|wasm))/
const RANGED = /^(video|application\/(pdf|vnd\.pmtiles))/
/** The only script that runs WebAssembly: pdf.js's worker, which decodes scans. */
const WASM_WORKER = /^\/assets\/pdf\.worker/
const SERVICE_WORKERS = new Set([
  staffWorker.script,
  ...languages.map((language) => serviceWorkerOf(language).script),
])
const STAFF = /^\/staff\b/
const isImmutable = (name: string) => name.startsWith('/assets/')
const QUICK = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }
const BEST = { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } }

export type Source = { name: string; file: string; traits?: PageTraits[number] | undefined }

export function lazily(read: () => SiteFile): SiteFile {
  let file: SiteFile | undefined
  const get = () => (file ??= read())
  return {
    get etag() {
      return get().etag
    },
    get bodies() {
      return get().bodies
    },
    get refill() {
      return get().refill
    },
  }
}

/** @param compressed the files that the build compressed, `.br` and `.gz` */
export function openFile(source: Source, compressed: Set<string>, settings: Settings): SiteFile {
  const { name, file } = source
  const type = TYPES[extname(name)] ?? 'application/octet-stream'
  const bytes = readFileSync(file)
  const filled = HAS_PLACEHOLDERS.test(type) ? fillIn(bytes, settings) : bytes
  const isPacked = compressed.has(`${file}.br`) && filled.equals(bytes)
  const compressNow = (text: Buffer): SiteFile => {
    const { etag, withHeaders } = prepare(source, type, text, settings)
    return { etag, bodies: compressOnDemand(text, withHeaders) }
  }
  const live = type.startsWith('text/html') && {
    refill: (fill: (html: string) => string) => compressNow(Buffer.from(fill(filled.toString()))),
  }
  if (!isPacked && COMPRESSIBLE.test(type)) return { ...compressNow(filled), ...live }
  const [br, gzip] = ['.br', '.gz'].map((end) =>
    compressed.has(file + end) ? readFileSync(file + end) : undefined,
  )
  const { etag, withHeaders } = prepare(source, type, bytes, settings)
  return {
    ...live,
    etag,
    bodies: {
      br: br && withHeaders('br', br),
      gzip: gzip && withHeaders('gzip', gzip),
      identity: withHeaders('identity', bytes),
    },
  }
}

function prepare(source: Source, type: string, identity: Buffer, settings: Settings) {
  const etag = isImmutable(source.name)
    ? `"${basename(source.name)}"`
    : `"${hash('sha256', identity, 'base64url').slice(0, 22)}"`
  const shared = {
    ...commonHeaders,
    ...headersOf(source, type, identity, settings),
    'Content-Type': type,
    ETag: etag,
  }
  const withHeaders = (encoding: Encoding, bytes: Buffer): Body => {
    const headers: Body['headers'] = { ...shared }
    if (encoding !== 'identity') headers['Content-Encoding'] = encoding
    if (COMPRESSIBLE.test(type)) headers['Vary'] = 'Accept-Encoding'
    if (RANGED.test(type)) headers['Accept-Ranges'] = 'bytes'
    return { headers, bytes }
  }
  return { etag, withHeaders }
}

function headersOf(
  { name, traits }: Source,
  type: string,
  bytes: Buffer,
  settings: Settings,
): Record<string, string> {
  if (isImmutable(name)) {
    return {
      'Content-Security-Policy': WASM_WORKER.test(name) ? wasmPolicy : closedPolicy,
      'Cache-Control': 'public, max-age=31536000, immutable',
    }
  }
  if (!type.startsWith('text/html')) {
    const policy = SERVICE_WORKERS.has(name) ? serviceWorkerPolicy : closedPolicy
    return { 'Content-Security-Policy': policy, 'Cache-Control': 'no-cache' }
  }
  const framing = traits?.isFramed ? 'self' : 'none'
  const policy = {
    'Content-Security-Policy': pagePolicy(bytes.toString(), settings, framing),
    ...reportingHeaders,
    ...(STAFF.test(name) && { 'Permissions-Policy': cameraPolicy }),
  }
  const listing: Record<string, string> = traits?.isUnlisted ? { 'X-Robots-Tag': 'noindex' } : {}
  if (!traits?.isPrivate) return { ...policy, ...listing, 'Cache-Control': 'no-cache' }
  return {
    ...policy,
    ...listing,
    'Cache-Control': 'no-store',
    'Referrer-Policy': 'no-referrer',
  }
}

/**
 * The settings that a page needs (app/islands/runtime-config.ts): the account service, the page framed by `/maps-embed`, and the map's
 * tiles.
 */
function serializeSettings({ supabase, mapsAppUrl, mapTiles, mapAttribution }: Settings) {
  return JSON.stringify({
    ...(supabase && { supabaseUrl: supabase.url, supabaseKey: supabase.key }),
    ...(mapsAppUrl !== MAPS_APP && { mapsAppUrl }),
    ...(mapTiles && { mapTiles, mapAttribution }),
  })
}

function fillIn(text: Buffer, settings: Settings) {
  const runSettings = serializeSettings(settings)
  const placeholder = /(<script id="runtime-config"[^<>]*>)\{\}/
  const filled = text
    .toString()
    .replaceAll(siteAddress, () => settings.siteUrl)
    .replace(placeholder, (_, tag) => tag + runSettings.replaceAll('<', '\\u003c'))
  return Buffer.from(filled)
}

let packing: Promise<unknown> = Promise.resolve()

/** One file at a time, since hashing passwords and reading the disk use the same few threads. */
function compressNext(text: Buffer, take: (best: Buffer) => void) {
  const pack = () => promisify(brotliCompress)(text, BEST).then(take)
  packing = packing.then(pack).catch(() => {})
}

type WithHeaders = (encoding: Encoding, bytes: Buffer) => Body

/**
 * The encodings of a text that is only known at run time, or was not compressed yet. Each is made on its first request, so that the start
 * waits for none: fast for the first visitor; then, off the event loop, at the best compression.
 */
function compressOnDemand(identity: Buffer, withHeaders: WithHeaders): SiteFile['bodies'] {
  let br: Body | undefined
  let gzip: Body | undefined

  return {
    identity: withHeaders('identity', identity),
    get br() {
      if (br) return br
      compressNext(identity, (best) => (br = withHeaders('br', best)))
      return (br = withHeaders('br', brotliCompressSync(identity, QUICK)))
    },
    get gzip() {
      return (gzip ??= withHeaders('gzip', gzipSync(identity)))
    },
  }
}
