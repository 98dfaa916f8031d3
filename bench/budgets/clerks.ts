import { once } from 'node:events'
import { setTimeout as rest } from 'node:timers/promises'

import { CUSTOMERS, FIRST_BOX } from '#bench/large-shop.ts'
import { ask } from '#bench/wire.ts'
import { randomFrom } from '#shared/random.ts'

import { createCalls } from './counter-calls.ts'
import type { Clerk } from './counter-journeys.ts'
import { workAsOwner } from './owner-journeys.ts'

/** Who works at the counter of a shop, and where it is. */
export type ClerksWork = {
  kind: 'sqlite' | 'postgres'
  url: string
  staff: { isOwner: boolean; token: string }[]
  /** The ids of the day's visits. */
  visits: string[]
}

/** A call that is about to be made, and as it is made by somebody whose screen shows how things stand. */
export type Shown = { number: number; path: string; body: unknown }

/** No two of them press their first key in the same moment. */
const BEGIN_WITHIN_MS = 2_000
/** So long that each call is made two hundred times. */
const SECONDS = Number(process.env.COUNTER_SECONDS ?? 260)

const [work] = (await once(process, 'message')) as [ClerksWork]
const shown = new Map<number, (body: unknown) => void>()
process.on('message', ({ number, body }: Shown) => shown.get(number)?.(body))
const measures = await workAll(work)
process.send?.(measures, () => process.exit())

async function workAll({ kind, url, staff, visits }: ClerksWork) {
  const calls = createCalls()
  const clerks = staff.map(({ isOwner, token }, index): Clerk => {
    const call = async (method: string, path: string, body?: unknown) => {
      const answer = await ask(`${url}/shop/v1/${path}`, { method, token, body })
      return { ...answer, body: JSON.parse(answer.text || '{}') }
    }
    const random = randomFrom(index + 1)
    const upTo = (limit: number) => Math.floor(random() * limit)
    return {
      isOwner,
      upTo,
      box: () => FIRST_BOX + upTo(CUSTOMERS),
      visit: () => visits[upTo(visits.length)] ?? '',
      get: (route, query = '', parameters = {}) =>
        calls.time(`GET ${route}`, () => call('GET', fill(route, parameters) + query), upTo),
      async post(route, body, parameters = {}) {
        const path = fill(route, parameters)
        const whole = await asShown(path, body)
        return calls.time(`POST ${route}`, () => call('POST', path, whole), upTo)
      },
      async download(method, route, body) {
        const take = () => download(`${url}/shop/v1/${route}`, { method, token, body })
        const file = await calls.time(`${method} ${route}`, take, upTo)
        await file.rest
      },
    }
  })
  const end = performance.now() + SECONDS * 1_000
  await Promise.all(
    clerks.map(async (clerk) => {
      await rest(clerk.upTo(BEGIN_WITHIN_MS))
      while (performance.now() < end) {
        await calls.play(calls.leastPlayed(clerk.upTo), clerk)
        if (clerk.isOwner) await workAsOwner(clerk)
      }
    }),
  )
  process.stdout.write(`  ${calls.made()} calls\n`)
  return calls.judge(kind)
}

/** What their screen shows is an answer of before: whoever serves them knows it. */
function asShown(path: string, body: unknown) {
  const number = shown.size
  return new Promise((done) => {
    shown.set(number, done)
    process.send?.({ number, path, body } satisfies Shown)
  })
}

type Asked = { method: string; token: string; body?: unknown }

/** Takes a file along: the answer is there with its first part, the rest follows while the clerk looks at something else. */
async function download(url: string, { method, token, body }: Asked) {
  const headers = { 'Content-Type': 'application/json', Authorization: `Bearer ${token}` }
  const sent = body === undefined ? undefined : JSON.stringify(body)
  const response = await fetch(url, { method, headers, body: sent })
  const reader = response.body?.getReader()
  await reader?.read()
  return { status: response.status, text: '', rest: readOn(reader) }
}

async function readOn(reader?: ReadableStreamDefaultReader) {
  let part = await reader?.read()
  while (part && !part.done) part = await reader?.read()
}

/** `/customers/:id` with the id in its place. */
function fill(route: string, parameters: Record<string, string | number>) {
  return route.replaceAll(/:(\w+)/g, (_, name) => String(parameters[name]))
}
