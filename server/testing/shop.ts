import { setRole } from '#server/shop/core/permissions/staff-role.ts'
import type { Language } from '#shared/language.ts'
import type { ApplicationInput } from '#shared/shop/applications/application.ts'
import type { StaffRole } from '#shared/shop/core/staff.ts'

import { addApp } from './factors.ts'
import { confirm, send, type Reach } from './fixtures.ts'
import { ann, type TestServer } from './start-server.ts'
import { withVersion } from './versions.ts'

export const MONDAY = Date.parse('2026-11-02T18:10Z')
export const [NINE, HALF_PAST_NINE, TEN] = ['17:00', '17:30', '18:00'].map((time) =>
  Date.parse(`2026-11-03T${time}Z`),
) as [number, number, number]

export const couple = {
  plan: 'small',
  months: 3,
  payment: 'ahead',
  use: 'personal',
  signing: 'counter',
  phone: '',
  recipients: [
    { kind: 'applicant', name: 'Nguyễn Thị Ánh', photoId: 'passport', addressId: 'lease' },
    { kind: 'adult', name: 'Bo Lee', photoId: 'drivers-license', addressId: 'voter' },
    { kind: 'minor', name: 'Cy Lee' },
  ],
} satisfies ApplicationInput

export async function callShop(
  server: Pick<Reach, 'ask'> | TestServer,
  method: string,
  path: string,
  {
    token,
    body,
    language,
  }: { token?: string | undefined; body?: unknown; language?: Language } = {},
) {
  const headers = {
    'Content-Type': 'application/json',
    ...(token && { Authorization: `Bearer ${token}` }),
    ...(language && { 'Accept-Language': language }),
  }
  const get = (wanted: string) => callShop(server, 'GET', wanted, { token })
  const request = await withVersion(server, { method, path, body }, get)
  const sent = method === 'GET' ? undefined : JSON.stringify(request ?? {})
  const response = await server.ask(`/shop/v1/${path}`, { method, headers, body: sent })
  const text = await response.text()
  // oxlint-disable-next-line typescript/no-explicit-any -- whatever the wire says, tests look into it
  return { status: response.status, text, body: JSON.parse(text || '{}') as any }
}

export async function openCustomer(server: TestServer, email: string, language?: Language) {
  const { access_token: token, user } = await confirm(server, email, { language })
  return asCaller(server, user.id, email, token, language)
}

/** A new session, for example after the clock has moved. */
export async function signInAgain(
  server: TestServer,
  { id, email }: Pick<Customer, 'id' | 'email'>,
) {
  const { password } = ann
  const { body } = await send(server, 'token?grant_type=password', { email, password })
  return asCaller(server, id, email, body.access_token)
}

export async function openStaff(
  server: TestServer,
  email: string,
  role: StaffRole = 'mailbox_center',
) {
  const { access_token: token, user } = await confirm(server, email)
  const by = { id: 'test', role: 'operator' }
  const member = { id: user.id, email, role }
  await server.database.write((tx) => setRole(tx, member, by, server.clock.now))
  const { session } = await addApp(server, token)
  return asCaller(server, user.id, email, session.access_token)
}

function asCaller(
  server: TestServer,
  id: string,
  email: string,
  token: string,
  language?: Language,
) {
  const call = (method: string, path: string, body?: unknown) =>
    callShop(server, method, path, { token, body, language })
  return {
    id,
    email,
    token,
    get: (path: string) => call('GET', path),
    post: (path: string, body?: unknown) => call('POST', path, body),
    put: (path: string, body: unknown) => call('PUT', path, body),
    book: (slot: number, key: string = crypto.randomUUID()) =>
      call('POST', 'visits', { slot, way: 'counter', key }),
  }
}

export type Customer = Awaited<ReturnType<typeof openCustomer>>

export function atMonday(server: TestServer) {
  server.clock.now = MONDAY
  return server
}

export type Staff = Customer

export const UPS = '1Z879E930346834440'
export const USPS = '9400111206206406260787'

const wave = Array.from({ length: 40 }, (_, at) => [50 + at * 8, 100 + 40 * Math.sin(at)]).flat()

export const signature = { width: 600, height: 200, strokes: [wave] }
