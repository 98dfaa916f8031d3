import { beforeAll } from 'vitest'

import { listRecipients } from '#server/shop/core/customers/applications.ts'

import { INNARDS } from './attacks.ts'
import { listCalls, type Call } from './calls.ts'
import { openMailbox } from './counter.ts'
import { confirm, signIn } from './fixtures.ts'
import { nobodysIds, pathOf, type ShopIds } from './shop-calls.ts'
import { atMonday, couple, NINE, openCustomer, openStaff, type Customer } from './shop.ts'
import { useSharedServer } from './use-server.ts'
import { fillInVersion } from './versions.ts'

export const VICTIM = 'victim@example.com'
/** Has no second factor; its sessions end during the attacks. */
export const ACTOR = 'actor@example.com'
export const REFUSALS = [400, 401, 403, 404, 405, 409, 413, 422, 429]
const ANSWERS = [200, 201, ...REFUSALS]

type Sent = {
  body?: string
  token?: string | undefined
  query?: string
  method?: string
  headers?: Record<string, string>
}

export function useAttackedServer() {
  const server = useSharedServer()
  let owner: Customer
  let victim: Customer
  let stranger: Customer
  let ids: ShopIds

  beforeAll(async () => {
    atMonday(server)
    owner = await openStaff(server, 'owner@example.com', 'administrator')
    victim = await openCustomer(server, VICTIM)
    stranger = await openCustomer(server, 'stranger@example.com')
    await confirm(server, ACTOR)
    const rental = await openMailbox(server, victim)
    const visit = await victim.book(NINE)
    const days = { from: '2026-12-20', until: '2027-01-05' }
    await victim.post(`mailboxes/${rental.id}/holds`, days)
    const { read } = server.database
    const application = rental.applicationId ?? ''
    const recipient = (await listRecipients(read, application))[0]
    const hold = await read.selectFrom('holds').select('id').executeTakeFirstOrThrow()
    ids = {
      ...nobodysIds,
      application,
      recipient: recipient?.id ?? '',
      rental: rental.id,
      visit: visit.body.id as unknown as string,
      offer: await offerTo(VICTIM),
      hold: hold.id,
      box: rental.box,
      now: server.clock.now,
    }
  })

  async function offerTo(email: string) {
    await owner.post('customers', { email, application: couple })
    const walkIn = await server.database.read
      .selectFrom('customers')
      .select('id')
      .where('email', '=', email)
      .executeTakeFirstOrThrow()
    return walkIn.id
  }

  const all = () => listCalls(server.app, ids)
  const ofShop = () => all().filter(({ route }) => route.startsWith('/shop/'))

  /** Rate limits have tests of their own. */
  const forgetLimits = () =>
    server.database.limits.deleteFrom('limits').where('key', 'not like', 'staff:%').execute()

  async function ask(call: Call, sent: Sent = {}) {
    const answer = await askOnce(call, sent)
    if (answer.status !== 429) return answer
    await forgetLimits()
    return askOnce(call, sent)
  }

  async function askOnce(
    call: Call,
    { body, token, query = '', method = call.method, headers: more }: Sent,
  ) {
    const text = body ?? JSON.stringify(call.fields ?? {})
    const sent = method === 'GET' ? undefined : await fillInVersion(server, call, text)
    const headers = {
      'Content-Length': String(Buffer.byteLength(sent ?? '')),
      ...(token !== undefined && { Authorization: `Bearer ${token}` }),
      ...more,
    }
    const answer = await server.ask(`${pathOf(call)}${query}`, { method, headers, body: sent })
    return { status: answer.status, headers: answer.headers, text: await answer.text() }
  }

  async function faultOf(call: Call, sent: Sent, allowed = ANSWERS) {
    const { status, headers, text } = await ask(call, sent)
    const isAuth = call.route.startsWith('/auth/')
    const isNamed = !isAuth || status < 400 || headers.has('x-sb-error-code')
    const isByDesign = call.route.startsWith('/shop/') ? allowed.includes(status) : status < 500
    if (isByDesign && isNamed && !/"access_token"/.test(text) && !INNARDS.test(text)) return []
    const payload = (sent.body ?? sent.query ?? JSON.stringify(call.params)).slice(0, 160)
    return [`${status} ${text.slice(0, 200)} to ${call.method} ${call.route} ${payload}`]
  }

  /** The account that a call may delete is another one, without a second factor as proof. */
  async function tokenFor({ route, access }: Call) {
    if (access === 'signed-in') return (await signIn(server, ACTOR)).access_token
    if (!route.startsWith('/shop/')) return undefined
    return (route.endsWith('/delete') ? stranger : owner).token
  }

  return {
    server,
    all,
    ofShop,
    ask,
    faultOf,
    tokenFor,
    offerTo,
    get ids() {
      return ids
    },
    get victim() {
      return victim
    },
    get stranger() {
      return stranger
    },
  }
}

export const writes = (call: Call) => call.fields !== undefined
