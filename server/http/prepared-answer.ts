import { STATUS_CODES, type ServerResponse } from 'node:http'

export type Headers = Record<string, string | number>

/** An answer that is the same for everybody but for its date: head and body lie ready as one buffer, made anew once a second. */
export type PreparedAnswer = { status: 200 | 304; headers: Headers; bytes: Buffer; ready?: Ready }

type Ready = { second: number; whole: Buffer }

/** Of a film, the body alone is what its sending costs. */
const MAX_BYTES = 262_144
const SECOND_MS = 1_000

/** How long a connection stays open for another request. */
export const KEEP_ALIVE_TIMEOUT_MS = 65_000

/**
 * Sends it to GET. Node would write each header anew and the head apart from the body, which is half of what an answer costs:
 * here it is told that the head is written, and gets the whole as the body. Where the connection is not to be kept, Node writes
 * the head as always.
 */
export function sendPrepared(answer: PreparedAnswer, response: ServerResponse) {
  const { status, headers, bytes } = answer
  if (!response.shouldKeepAlive || response.hasHeader('Connection') || bytes.length > MAX_BYTES) {
    response.writeHead(status, headers).end(status === 200 ? bytes : undefined)
    return
  }
  response.statusCode = status
  // Two marks of node:http without a name of their own; wire.test.ts reads what they bring about.
  Object.assign(response, { _header: 'written', _headerSent: true })
  response.end(wholeOf(answer))
}

function wholeOf(answer: PreparedAnswer) {
  const second = Math.floor(Date.now() / SECOND_MS)
  if (answer.ready?.second === second) return answer.ready.whole
  const head = Buffer.from(writeHead(answer, new Date(second * SECOND_MS)), 'latin1')
  const whole = Buffer.concat([head, answer.bytes])
  // One copy of the body is enough: what it was made from may go.
  answer.bytes = whole.subarray(head.length)
  answer.ready = { second, whole }
  return whole
}

function writeHead({ status, headers }: PreparedAnswer, date: Date) {
  const lines = Object.entries({
    ...headers,
    Date: date.toUTCString(),
    Connection: 'keep-alive',
    'Keep-Alive': `timeout=${KEEP_ALIVE_TIMEOUT_MS / SECOND_MS}`,
  })
  const text = lines.map(([name, value]) => `${name}: ${value}\r\n`).join('')
  return `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${text}\r\n`
}
