import { findSubject } from '#server/shop/core/idempotency/preconditions.ts'
import { versionOf } from '#server/shop/core/idempotency/version.ts'
import { calls } from '#shared/shop/calls.ts'
import type { CallMeta } from '#shared/shop/core/contract.ts'

import type { Reach } from './fixtures.ts'
import type { TestServer } from './start-server.ts'

type Fields = Record<string, unknown>
type Get = (path: string) => Promise<{
  body: { version?: string; application?: { version: string } | null }
}>

export async function withVersion(
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
  const seen = isHere ? await readVersion(server, input) : await fetchVersion(input, get)
  return { ...body, seen }
}

/** Placeholder for the current version in a request body. */
export const CURRENT_VERSION = 'as-it-is-now'

export async function fillInVersion(
  server: TestServer,
  { fields, params }: { fields: Fields | undefined; params: Fields },
  text: string,
) {
  if (!text.includes(CURRENT_VERSION)) return text
  // PostgreSQL takes no path with a null byte in it.
  const seen = await readVersion(server, { ...fields, ...params }).catch(() => '')
  return text.replace(CURRENT_VERSION, seen)
}

export function preconditionsOf(method: string, route: string) {
  const changeCall = changeCalls.find((call) => call.method === method && call.path.test(route))
  return changeCall?.preconditionsOf ?? []
}

const changeCalls = Object.values(calls)
  .flatMap((subject) => Object.values(subject))
  .map((call) => call['~orpc'])
  .filter(({ meta }) => (meta as CallMeta).preconditions?.length)
  .map(({ meta, route: { method, path = '' } }) => ({
    method,
    preconditionsOf: (meta as CallMeta).preconditions ?? [],
    path: new RegExp(`^${path.slice(1).replaceAll(/\{(\w+)\}/g, '(?<$1>[^/]+)')}$`),
  }))

function paramsOf(method: string, path: string): Fields | undefined {
  for (const call of changeCalls) {
    const match = call.method === method ? call.path.exec(path) : null
    if (match) return match.groups ?? {}
  }
  return undefined
}

async function readVersion({ database: { read } }: TestServer, input: Fields) {
  const subject = await findSubject(read, input)
  if (!subject) return ''
  const { applicationId, rentalId } = subject
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

async function fetchVersion({ application, box, receipt, batchId }: Fields, get: Get) {
  if (application) return (await get(`customers/${application}`)).body.version ?? ''
  if (box) return (await get(`mail/boxes/${box}`)).body.version ?? ''
  if (receipt) return (await get(`staff/money/receipts/${receipt}`)).body.version ?? ''
  if (batchId) return (await get(`staff/money/reversals/${batchId}`)).body.version ?? ''
  return (await get('application')).body.application?.version ?? ''
}
