import { readdir, readFile } from 'node:fs/promises'
import { basename, join } from 'node:path'

import { isLoopback } from '#server/loopback.ts'
import type { Settings } from '#server/settings.ts'
import { inbox } from '#shared/content/inbox.ts'

import { emailPage, listPage, missingPage, type SavedEmail } from './dev-inbox-pages.ts'

const MAX_LISTED = 200
/** An allowlist of headers that browsers send: proxies, balancers and tunnels each add headers of their own. */
const BROWSER_HEADERS =
  /^(accept(-[a-z]+)?|cache-control|connection|content-(length|type)|cookie|device-memory|dnt|downlink|dpr|ect|host|if-[a-z-]+|keep-alive|origin|pragma|priority|purpose|range|referer|rtt|save-data|sec-[a-z-]+|te|upgrade-insecure-requests|user-agent|viewport-width|width)$/

const PAGE_POLICY =
  "default-src 'none'; style-src 'self'; frame-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
/** An email has inline styles; nothing else in it is allowed. */
const EMAIL_POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'self'; sandbox allow-popups allow-popups-to-escape-sandbox allow-top-navigation-by-user-activation"

export type DevInbox = (request: Request, from: { peer: string }) => Promise<Response | undefined>

type InboxSettings = Pick<Settings, 'dataDir' | 'smtpUrl' | 'siteUrl' | 'isProduction'>

/**
 * Only without a mail server, outside production, and while the site is on this machine alone. A proxy that adds no headers could pass for
 * this machine's own browser and open all emails.
 */
export function hasDevInbox({ smtpUrl, siteUrl, isProduction }: Omit<InboxSettings, 'dataDir'>) {
  return !isProduction && !smtpUrl && isLoopback(hostName(new URL(siteUrl).host))
}

/**
 * The built-in inbox: emails saved because there is no mail server. Their links open accounts, so only a browser on this very machine may
 * read them, not through a proxy, and not under another host name (DNS rebinding).
 */
export function createDevInbox(settings: InboxSettings): DevInbox {
  const { dataDir } = settings
  const isOpen = hasDevInbox(settings)
  const stylesheet = readFile(new URL('./dev-inbox.css', import.meta.url), 'utf8')
  stylesheet.catch(() => undefined)

  async function answer(path: string) {
    if (path === '') return page(listPage(await listSavedEmails(dataDir, MAX_LISTED), new Date()))
    if (path === '/inbox.css') return reply(await stylesheet, 'text/css', PAGE_POLICY)

    const [, id = '', part, ...more] = path.split('/')
    const email = await findSavedEmail(dataDir, id)
    if (!email || more.length > 0) return page(missingPage(), 404)
    if (part === 'letter') return reply(await readEmail(email.htmlFile), 'text/html', EMAIL_POLICY)
    return part === undefined ? page(emailPage(email)) : page(missingPage(), 404)
  }

  return async (request, { peer }) => {
    const { pathname } = new URL(request.url)
    if (pathname !== '/dev/inbox' && !pathname.startsWith('/dev/inbox/')) return undefined
    if (!isOpen || !isFromThisMachine(request, peer))
      return reply(inbox.notFound, 'text/plain', '', 404)
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      return reply(inbox.methodNotAllowed, 'text/plain', '', 405)
    }
    return answer(pathname.slice('/dev/inbox'.length).replace(/\/$/, ''))
  }
}

function isFromThisMachine(request: Request, peer: string) {
  if (!isLoopback(peer)) return false
  // Browsers send keep-alive; a plain proxy sends close, nothing, or upgrade.
  if (request.headers.get('connection')?.toLowerCase() !== 'keep-alive') return false
  if (![...request.headers.keys()].every((name) => BROWSER_HEADERS.test(name))) return false
  const named = [new URL(request.url).host, request.headers.get('host')]
  return named.every((host) => host === null || isLoopback(hostName(host)))
}

function hostName(host: string) {
  return host.replace(/:\d+$/, '').replace(/^\[|\]$/g, '')
}

async function readEmail(file: string) {
  const email = await readFile(file, 'utf8')
  return email.replace('<head>', '<head><base target="_top" />')
}

async function page(html: Promise<string> | string, status = 200) {
  return reply(await html, 'text/html', PAGE_POLICY, status)
}

function reply(body: string, type: string, policy: string, status = 200) {
  const headers = new Headers({
    'Content-Type': `${type}; charset=utf-8`,
    'Cache-Control': 'no-store',
    'Referrer-Policy': 'no-referrer',
    'X-Robots-Tag': 'noindex',
  })
  if (policy) headers.set('Content-Security-Policy', policy)
  return new Response(body, { status, headers })
}

const FILE_NAME = /^\d.*-([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\.txt$/

async function listSavedEmails(dataDir: string, limit: number): Promise<SavedEmail[]> {
  const files = await listFiles(join(dataDir, 'mail'))
  const newest = files.toSorted((a, b) => (basename(a) < basename(b) ? 1 : -1)).slice(0, limit)
  return Promise.all(newest.map(readSavedEmail))
}

/** The id is only compared with the names of existing files: it never becomes part of a path. */
async function findSavedEmail(dataDir: string, id: string) {
  const files = await listFiles(join(dataDir, 'mail'))
  const file = files.find((path) => idOf(path) === id)
  return file && readSavedEmail(file)
}

async function listFiles(folder: string) {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(nothingYet)
  const emails = entries.filter((entry) => entry.isFile() && FILE_NAME.test(entry.name))
  return emails.map((entry) => join(entry.parentPath, entry.name))
}

async function readSavedEmail(file: string): Promise<SavedEmail> {
  const content = await readFile(file, 'utf8')
  const end = content.indexOf('\n\n')
  const lines = content.slice(0, end).split('\n')
  const header = (name: string) =>
    lines.find((line) => line.startsWith(`${name}: `))?.slice(name.length + 2) ?? ''
  return {
    id: idOf(file) ?? '',
    to: header('To'),
    replyTo: header('Reply-To'),
    subject: header('Subject'),
    date: new Date(header('Date')),
    text: content.slice(end + 2),
    htmlFile: file.replace(/\.txt$/, '.html'),
  }
}

function idOf(file: string) {
  return FILE_NAME.exec(basename(file))?.[1]
}

function nothingYet(error: NodeJS.ErrnoException) {
  if (error.code === 'ENOENT') return []
  throw error
}
