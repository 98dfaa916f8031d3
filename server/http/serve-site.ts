import type { IncomingMessage, ServerResponse } from 'node:http'

import { languageOf, languages, pathIn } from '#shared/language.ts'

import { sendBarePage } from './bare-page.ts'
import { closedPolicy, commonHeaders } from './headers.ts'
import type { Body, SiteFile } from './site-file.ts'
import type { Site } from './site.ts'

/** Never a page: a missing file there is a 404, not a redirect. */
const NEVER_PAGES =
  /^\/(assets|(auth|rest|contact|shop)\/v1|dev|health|Forms|videos|maps|previews|icons)(\/|$)|\/\./i
const EXTENSION = /\.[\w~-]+$/

/** In seconds; browsers reload by themselves. */
const RETRY_HEADERS = { 'Retry-After': '10', Refresh: '10' }

/** Serves a path of the site from memory. @returns whether the path was the site's */
export function serveSite(site: Site, request: IncomingMessage, response: ServerResponse) {
  const path = pathOf(request.url ?? '/')
  const file = find(site, path)
  const isRead = request.method === 'GET' || request.method === 'HEAD'
  if (!file) {
    if (!isRead || NEVER_PAGES.test(path) || EXTENSION.test(path)) return false
    if (isBeingBuilt(site, path)) sendBarePage(response, request, [503, 'stillMade'], RETRY_HEADERS)
    else redirect(site, path, response)
    return true
  }
  if (!isRead) return refuse(response)

  const body = choose(file, request.headers['accept-encoding'] ?? '')
  if (!body) return false
  const { headers, bytes } = body
  if (request.headers['if-none-match']?.includes(file.etag)) response.writeHead(304, headers).end()
  else if (!servePart(file.etag, body, request, response))
    response.writeHead(200, { ...headers, 'Content-Length': bytes.length }).end(bytes)
  return true
}

function servePart(
  etag: string,
  { bytes, headers }: Body,
  { method, headers: requestHeaders }: IncomingMessage,
  response: ServerResponse,
) {
  if (!headers['Accept-Ranges']) return false
  const isSame = requestHeaders['if-range'] === undefined || requestHeaders['if-range'] === etag
  const range =
    method === 'GET' && isSame ? readByteRange(requestHeaders.range, bytes.length) : undefined
  if (!range) return false
  if (range === 'beyond') {
    const size = { 'Content-Range': `bytes */${bytes.length}`, 'Content-Length': 0 }
    response.writeHead(416, { ...headers, ...size }).end()
    return true
  }
  const { first, last } = range
  const part = {
    'Content-Range': `bytes ${first}-${last}/${bytes.length}`,
    'Content-Length': last - first + 1,
  }
  response.writeHead(206, { ...headers, ...part }).end(bytes.subarray(first, last + 1))
  return true
}

function find(site: Site, path: string) {
  const above = path.slice(0, path.lastIndexOf('/') + 1)
  const shell = above !== path && site.shells.find((one) => one.above === above)
  return site.files.get(shell ? shell.path : path)
}

function choose({ bodies }: SiteFile, accepted: string) {
  if (bodies.br && /\bbr\b(?!;q=0(?:\D|$))/.test(accepted)) return bodies.br
  if (bodies.gzip && /\bgzip\b(?!;q=0(?:\D|$))/.test(accepted)) return bodies.gzip
  return bodies.identity
}

/** Other paths redirect to the landing page of their language; a page's address with a trailing slash, to the page. */
function redirect(site: Site, path: string, response: ServerResponse) {
  const bare = withoutSlashes(path)
  const isPage = find(site, bare) !== undefined
  const target = isPage ? bare : landingPage(path)
  response.writeHead(isPage ? 308 : 302, { ...commonHeaders, ...plain, Location: target }).end()
}

/** A first start builds the pages of the other languages beside the server (tooling/start.mjs). */
function isBeingBuilt(site: Site, path: string) {
  return languageOf(path) !== languages[0] && !site.files.has(landingPage(path))
}

function landingPage(path: string) {
  return pathIn(languageOf(path), '/')
}

function withoutSlashes(path: string) {
  let end = path.length
  while (path[end - 1] === '/') end -= 1
  return path.slice(0, end)
}

function refuse(response: ServerResponse) {
  response.writeHead(405, { ...commonHeaders, ...plain, Allow: 'GET, HEAD' }).end()
  return true
}

const plain = {
  'Content-Security-Policy': closedPolicy,
  'Cache-Control': 'no-store',
  'Content-Length': 0,
}

function pathOf(url: string) {
  const path = url.startsWith('/') ? url : (URL.parse(url)?.pathname ?? '/')
  const end = path.search(/[?#]/)
  return end < 0 ? path : path.slice(0, end)
}

/**
 * Reads a `Range` header of one range; several ranges and other units are ignored, as RFC 9110 allows.
 *
 * @returns the requested part, `'beyond'` when it lies outside the file, or undefined for the whole file
 */
export function readByteRange(header: string | undefined, size: number) {
  const [, from, to] = header?.match(/^bytes=(\d*)-(\d*)$/) ?? []
  if (from === undefined || to === undefined || (!from && !to)) return undefined
  const range = from
    ? { first: Number(from), last: Math.min(to ? Number(to) : Infinity, size - 1) }
    : { first: Math.max(size - Number(to), 0), last: size - 1 }
  if (from && to && Number(to) < Number(from)) return undefined
  return range.first > range.last ? 'beyond' : range
}
