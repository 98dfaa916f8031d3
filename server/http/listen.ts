import { randomUUID } from 'node:crypto'
import {
  createServer,
  STATUS_CODES,
  type IncomingMessage,
  type Server,
  type ServerResponse,
} from 'node:http'
import type { AddressInfo, Socket } from 'node:net'
import type { Duplex } from 'node:stream'
import { setImmediate as nextRound } from 'node:timers/promises'

import { getRequestListener } from '@hono/node-server'

import { service } from '#shared/content/operations.ts'
import { interpolate } from '#shared/interpolate.ts'

import { barePageHeaders, sendBarePage, writeBarePage, type BarePage } from './bare-page.ts'
import { closedPolicy, commonHeaders } from './headers.ts'
import { serveSite } from './serve-site.ts'
import type { Site } from './site.ts'

export type Respond = (request: Request, peer: string) => Response | Promise<Response>

/** A connection beyond the backlog is retried only after seconds. */
const BACKLOG = 4_096
const HEADERS_TIMEOUT_MS = 5_000
const REQUEST_TIMEOUT_MS = 9_000
const KEEP_ALIVE_TIMEOUT_MS = 65_000
/** All may be pipelined. */
const MAX_REQUESTS_PER_CONNECTION = 2_000
/** A client that reads nothing of a response for twice as long (Node checks twice) is gone, or attacks by reading slowly. */
const SLOW_READER_TIMEOUT_MS = 3_000
const CHECK_EVERY_MS = 1_000
const MAX_HEADER_BYTES = 16_384
const MAX_PATH_BYTES = 2_048
const MAX_QUERY_BYTES = 4_096
const CLOSE_TIMEOUT_MS = 8_000
const SWEEP_MS = 50
const QUIET_MS = 300
const MAX_QUIET_MS = 1_500
const PARSER_ERRORS: Record<string, BarePage> = {
  HPE_HEADER_OVERFLOW: [431, 'addressTooLong'],
  ERR_HTTP_REQUEST_TIMEOUT: [408, 'timeout'],
}
const NOT_UNDERSTOOD: BarePage = [400, 'notUnderstood']

/**
 * Serves pages from memory, everything else from `respond`. Port 0 takes a free one.
 * @param onError logs an error while serving a page and returns the id it was logged under
 */
export async function listen(
  address: { port: number; host: string },
  site: Site,
  respond: Respond,
  onError: (error: unknown) => string = () => randomUUID(),
) {
  const answerCall = getRequestListener(
    (request, { incoming }) => respond(request, incoming.socket.remoteAddress ?? ''),
    { errorHandler: () => new Response(null, { status: 400 }) },
  )
  let isClosing = false
  const latest = new WeakMap<Socket, ServerResponse>()
  let round: Promise<unknown> = Promise.resolve()
  let lastRequestAt = 0
  const server = createServer(
    {
      headersTimeout: HEADERS_TIMEOUT_MS,
      requestTimeout: REQUEST_TIMEOUT_MS,
      connectionsCheckingInterval: CHECK_EVERY_MS,
      keepAliveTimeout: KEEP_ALIVE_TIMEOUT_MS,
      maxHeaderSize: MAX_HEADER_BYTES,
    },
    (request: IncomingMessage, response: ServerResponse) => {
      lastRequestAt = performance.now()
      // A pipelined request waits for the response before it: a packet full of them must not hold up other connections.
      const before = latest.get(request.socket)
      latest.set(request.socket, response)
      if (!before || before.closed) answer(request, response)
      else before.once('close', () => request.socket.destroyed || answer(request, response))
    },
  )
  server.maxRequestsPerSocket = MAX_REQUESTS_PER_CONNECTION
  server.on('dropRequest', (_request, socket) => socket.destroy())
  function answer(request: IncomingMessage, response: ServerResponse) {
    if (isClosing) response.setHeader('Connection', 'close')
    if (isTooLong(request.url ?? '/')) {
      sendBarePage(response, request, [414, 'addressTooLong'])
      return
    }
    try {
      if (serveSite(site, request, response)) {
        if (response.writableLength > 0) watchReader(response)
        return
      }
    } catch (error) {
      const requestId = onError(error)
      sendBarePage(response, request, [500, 'failed'], { 'X-Request-Id': requestId })
      return
    }
    watchReader(response)
    for (const [name, text] of noStoreHeaders) response.setHeader(name, text)
    // One request starts in each round of the event loop: a burst must not delay pages.
    round = round.then(() => nextRound())
    void round.then(() => answerCall(request, response))
  }
  server.on('clientError', refuseBrokenRequest)

  await new Promise<void>((resolve, reject) => {
    server.once('error', (cause) => reject(new Error(cannotListen(address, cause), { cause })))
    server.listen(address.port, address.host, BACKLOG, resolve)
  })
  async function close() {
    isClosing = true
    await untilQuiet(() => lastRequestAt)
    await closeServer(server)
  }

  return { port: (server.address() as AddressInfo).port, close }
}

function watchReader(response: ServerResponse) {
  response.setTimeout(SLOW_READER_TIMEOUT_MS, () => {
    if (response.headersSent) response.destroy()
  })
}

/** Path and query are sent in ASCII: characters are bytes. */
function isTooLong(url: string) {
  const mark = url.indexOf('?')
  const pathBytes = mark < 0 ? url.length : mark
  return pathBytes > MAX_PATH_BYTES || url.length - pathBytes > MAX_QUERY_BYTES
}

function cannotListen(
  { port, host }: { port: number; host: string },
  cause: NodeJS.ErrnoException,
) {
  const why = cause.code === 'EADDRINUSE' ? service.portInUse : (cause.code ?? '')
  return interpolate(service.cannotListen, { port, host, why })
}

const noStoreHeaders = Object.entries({
  ...commonHeaders,
  'Content-Security-Policy': closedPolicy,
  'Cache-Control': 'no-store',
})

/** Requests already sent are still on their way: waits until none arrives for a moment. */
async function untilQuiet(lastRequestAt: () => number) {
  const startedAt = performance.now()
  for (;;) {
    const now = performance.now()
    const left = Math.min(
      Math.max(startedAt, lastRequestAt()) + QUIET_MS - now,
      startedAt + MAX_QUIET_MS - now,
    )
    if (left <= 0) return
    await new Promise((resolve) => setTimeout(resolve, left))
    // Pending requests are read first: under load a timer can fire before them.
    await new Promise(setImmediate)
  }
}

async function closeServer(server: Server) {
  const closed = new Promise((resolve) => server.close(resolve))
  // A keep-alive connection would otherwise stay open after its last response.
  const sweep = setInterval(() => server.closeIdleConnections(), SWEEP_MS)
  const cut = setTimeout(() => server.closeAllConnections(), CLOSE_TIMEOUT_MS)
  await closed
  clearInterval(sweep)
  clearTimeout(cut)
}

type BrokenRequest = NodeJS.ErrnoException & { rawPacket?: Buffer }

function refuseBrokenRequest(error: BrokenRequest, socket: Duplex) {
  if (!socket.writable || error.code === 'ECONNRESET') {
    socket.destroy()
    return
  }
  const [status, sentence] = PARSER_ERRORS[error.code ?? ''] ?? NOT_UNDERSTOOD
  const packet = error.rawPacket?.toString('latin1') ?? ''
  const [, path = ''] = /^\S+ (\S+)/.exec(packet) ?? []
  const accepted = /\r\naccept-language:([^\r\n]*)/i.exec(packet)?.[1]
  const page = writeBarePage(sentence, path, accepted)
  const headers = {
    ...barePageHeaders,
    Connection: 'close',
    'Content-Length': String(Buffer.byteLength(page)),
  }
  const lines = Object.entries(headers).map(([name, text]) => `${name}: ${text}\r\n`)
  // A response to HEAD has no body: the client would read it as the next response.
  const body = packet.startsWith('HEAD ') ? '' : page
  socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join('')}\r\n${body}`)
}
