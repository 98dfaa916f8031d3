import { readFileSync } from 'node:fs'

import { inParallel } from '#torture/at-once.ts'
import type { Edit } from '#torture/child/plant.ts'
import { type Context, type Item, Wrongs } from '#torture/item.ts'
import type { Server } from '#torture/server.ts'

import { statusOf, timed, timeUntil } from './watch.ts'

const DETAIL = 'detail-of-ann@example.com'
const MAX_BACK_MS = 2_000
const MAX_END_MS = 5_000
const AT_ONCE = 4
const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/
/** How an error gets loose: thrown, as a promise that fails, or, after the answer, with nobody waiting. */
const WAYS = ['throws', 'rejects', 'strays'] as const

/** Whoever sends the header gets the error; no such switch is in the server itself. */
const INJECTED: Edit[] = [
  {
    file: 'server/http/router.ts',
    find: '        return answer({ request, query, visitor, maxBodyBytes }, services)\n',
    replace: `        const how = request.headers.get('x-torture')
        if (how === 'throws') throw new Error('${DETAIL}')
        if (how === 'rejects') return Promise.reject(new TypeError('${DETAIL}'))
        if (how === 'strays') void Promise.reject(new Error('${DETAIL}'))
        if (how === 'ends') setTimeout(() => { throw new Error('${DETAIL}') })
        return answer({ request, query, visitor, maxBodyBytes }, services)\n`,
  },
  {
    file: 'server/http/serve-site.ts',
    find: `  const path = pathOf(request.url ?? '/')\n`,
    replace: `  const path = pathOf(request.url ?? '/')
  if (request.headers['x-torture'] === 'page') throw new Error('${DETAIL}')\n`,
  },
]

/** An error that nobody thought of tells nothing, ends nobody else's visit, and is found again in the log. */
export const strays: Item = {
  id: 'X11',
  title: 'An error injected in each route',
  bar: '500 without detail and with a request id found in the log; alive, or back in 2 s',
  isTimed: true,
  fault: {
    says: 'the answer tells what went wrong',
    edits: [
      {
        file: 'server/http/router.ts',
        find: `return new Problem(500, 'unexpected_failure', 'Internal Server Error')`,
        replace: `return new Problem(500, 'unexpected_failure', error.message)`,
      },
    ],
  },
  async measure(context) {
    const { isFaulted, startServer } = context
    const edits = [...INJECTED, ...(isFaulted ? (strays.fault.edits ?? []) : [])]
    const server = await startServer({ settings: { TORTURE_EDITS: JSON.stringify(edits) } })
    const wrongs = new Wrongs()
    const { pid } = server
    const routes = listRoutes()
    await inParallel(routes, AT_ONCE, async (route) => {
      for (const way of WAYS) await provoke(server, route, way, wrongs)
    })
    const page = await server.ask('GET', '/login', undefined, { headers: { 'x-torture': 'page' } })
    judge('GET /login', page, server, wrongs)
    if (!server.isAlive() || server.pid !== pid) wrongs.add('the process ended')
    const ms = await endAndComeBack(server, context, wrongs)
    const tried = routes.length * WAYS.length + 2
    return wrongs.outcome(
      `${routes.length} routes, ${tried} errors, back after ${Math.round(ms)} ms`,
    )
  },
}

type Route = { method: string; path: string }

/** Every method of every path, as the table of calls has them. */
function listRoutes(): Route[] {
  const lines = readFileSync('server/app.ts', 'utf8').matchAll(/^ {2}'(\/\S+)': \{ (.+) \},$/gm)
  return [...lines].flatMap(([, path = '', byMethod = '']) =>
    [...byMethod.matchAll(/(GET|POST|PUT):/g)].map(([, method = '']) => ({ method, path })),
  )
}

async function provoke(server: Server, { method, path }: Route, how: string, wrongs: Wrongs) {
  const body = method === 'GET' ? undefined : {}
  const answer = await server.ask(method, path, body, { headers: { 'x-torture': how } })
  if (how !== 'strays') judge(`${method} ${path} ${how}`, answer, server, wrongs)
  else if (answer.status >= 500) wrongs.add(`${method} ${path} ${how}: ${answer.status}`)
}

function judge(
  what: string,
  { status, text, headers }: Awaited<ReturnType<Server['ask']>>,
  server: Server,
  wrongs: Wrongs,
) {
  const id = headers.get('X-Request-Id') ?? ''
  if (status !== 500) wrongs.add(`${what}: ${status}`)
  if (/detail-of|\n\s+at |Error:/.test(text)) wrongs.add(`${what}: ${text}`)
  if (!UUID.test(id) || !server.output().includes(id)) wrongs.add(`${what}: id "${id}" not logged`)
}

/** An error outside of any promise ends the process; here this item watches over it, as systemd does there. */
async function endAndComeBack(server: Server, { isFaulted, patienceMs }: Context, wrongs: Wrongs) {
  const headers = { 'x-torture': 'ends' }
  await server.ask('GET', '/health/alive', undefined, { headers }).catch(() => undefined)
  const endsMs = await timeUntil(MAX_END_MS, async () => !server.isAlive())
  if (server.isAlive()) wrongs.add('it goes on after an error that nobody caught')
  if (server.output().includes(DETAIL)) wrongs.add('the log holds the message of an error')
  const { ms: startMs } = await timed(() => server.restart())
  const ms = endsMs + startMs
  // The fault planted is another one: a busy machine must not catch it.
  if (!isFaulted && ms > patienceMs(MAX_BACK_MS)) wrongs.add(`back only after ${Math.round(ms)} ms`)
  if ((await statusOf(server, '/health/ready')) !== 200) wrongs.add('not ready when back')
  return ms
}
