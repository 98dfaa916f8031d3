import { findSubject } from '#server/shop/core/idempotency/acting.ts'
import { versionOf } from '#server/shop/core/idempotency/version.ts'
import { calls } from '#shared/shop/calls.ts'
import type { CallMeta } from '#shared/shop/core/contract.ts'

import type { Reach } from './fixtures.ts'
import type { TestServer } from './start-server.ts'

type Fields = Record<string, unknown>
type Get = (path: string) => Promise<{
  body: { version?: string; application?: { version: string } | null }
}>

export async function withSeen(
  server: Pick<Reach, 'ask'> | TestServer,
  { method, path, body }: { method: string; path: string; body: unknown },
  get: Get,
): Promise<unknown> {
  const params = paramsOf(method, path)
  if (!params || (body !== undefined && (typeof body !== 'object' || body === null))) return body
  if (body && 'seen' in body) return body
  const input: Fields = { ...body, ...params }
  const isOwn = path === 'application'
  const isHere = 'database' in server && !isOwn
  const seen = isHere ? await readSeen(server, input) : await askSeen(input, get)
  return { ...body, seen }
}

/** Placeholder for the current version in a request body. */
export const SEEN_NOW = 'as-it-is-now'

export async function sayAsSeen(
  server: TestServer,
  { fields, params }: { fields: Fields | undefined; params: Fields },
  text: string,
) {
  if (!text.includes(SEEN_NOW)) return text
  // PostgreSQL takes no path with a null byte in it.
  const seen = await readSeen(server, { ...fields, ...params }).catch(() => '')
  return text.replace(SEEN_NOW, seen)
}

export function restsOn(method: string, route: string) {
  const found = acting.find((call) => call.method === method && call.path.test(route))
  return found?.restsOn ?? []
}

const acting = Object.values(calls)
  .flatMap((subject) => Object.values(subject))
  .map((call) => call['~orpc'])
  .filter(({ meta }) => (meta as CallMeta).restsOn?.length)
  .map(({ meta, route: { method, path = '' } }) => ({
    method,
    restsOn: (meta as CallMeta).restsOn ?? [],
    path: new RegExp(`^${path.slice(1).replaceAll(/\{(\w+)\}/g, '(?<$1>[^/]+)')}$`),
  }))

function paramsOf(method: string, path: string): Fields | undefined {
  for (const call of acting) {
    const found = call.method === method ? call.path.exec(path) : null
    if (found) return found.groups ?? {}
  }
  return undefined
}

async function readSeen({ database: { read } }: TestServer, input: Fields) {
  const found = await findSubject(read, input)
  if (!found) return ''
  const { applicationId, rentalId } = found
  const [application, rental] = await Promise.all([
    read
      .selectFrom('applications')
      .selectAll()
      .where('id', '=', applicationId ?? '')
      .executeTakeFirst(),
    read
      .selectFrom('rentals')
      .selectAll()
      .where('id', '=', rentalId ?? '')
      .executeTakeFirst(),
  ])
  return versionOf(read, { application: application ?? null, rental: rental ?? null })
}

async function askSeen({ application, box, receipt, batchId }: Fields, get: Get) {
  if (application) return (await get(`customers/${application}`)).body.version ?? ''
  if (box) return (await get(`mail/boxes/${box}`)).body.version ?? ''
  if (receipt) return (await get(`staff/money/receipts/${receipt}`)).body.version ?? ''
  if (batchId) return (await get(`staff/money/reversals/${batchId}`)).body.version ?? ''
  return (await get('application')).body.application?.version ?? ''
}
