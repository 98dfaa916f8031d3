import { shopRoutes } from '#server/shop/routes.ts'
import { photoIds } from '#shared/shop/applications/identification.ts'

import { importedExample as IMPORTED } from './imported-example.ts'
import { signature } from './shop.ts'
import { CURRENT_VERSION, preconditionsOf } from './versions.ts'

const APPLICATION = {
  plan: 'small',
  months: 3,
  payment: 'ahead',
  use: 'personal',
  signing: 'counter',
  phone: '',
  recipients: [{ kind: 'applicant', name: 'Ann', photoId: 'passport', addressId: 'lease' }],
}

const ENGLISH = { englishSubject: 'Closed', englishText: 'Closed tomorrow.' }
const ANNOUNCEMENT = { ...ENGLISH, spanishSubject: 'Cerrado', spanishText: 'Cerrado mañana.' }

export type ShopIds = Record<
  | 'application'
  | 'batch'
  | 'offer'
  | 'announcement'
  | 'recipient'
  | 'rental'
  | 'visit'
  | 'hold'
  | 'item'
  | 'handOut'
  | 'paper'
  | 'member'
  | 'import',
  string
> & { box: number; receipt: number; now: number }

export const nobodysIds = {
  ...(Object.fromEntries(
    'application batch offer announcement recipient rental visit hold item handOut paper member import'
      .split(' ')
      .map((name) => [name, crypto.randomUUID()]),
  ) as Record<Exclude<keyof ShopIds, 'box' | 'receipt' | 'now'>, string>),
  box: 1,
  receipt: 1,
  now: 1_800_000_000_000,
} satisfies ShopIds

const IDS: [path: string, name: keyof ShopIds][] = [
  ['/shop/v1/offers/', 'offer'],
  ['/shop/v1/visits/', 'visit'],
  ['/shop/v1/mail/hand-outs/', 'handOut'],
  ['/shop/v1/mail/', 'item'],
  ['/shop/v1/staff/imports/', 'import'],
  ['/shop/v1/staff/papers/', 'paper'],
  ['/shop/v1/staff/money/prices/', 'item'],
  ['/shop/v1/staff/account-invitations/', 'offer'],
  ['/shop/v1/staff/announcements/', 'announcement'],
  ['/shop/v1/staff/', 'member'],
]

const DIGEST = 'd'.repeat(64)
function bodies(ids: ShopIds): Record<string, Record<string, unknown>> {
  const key = crypto.randomUUID()
  const { batch, recipient, rental: rentalId, visit, item, box, receipt, now } = ids
  const customer = '/shop/v1/customers/:application'
  const person = `${customer}/recipients/:recipient`
  const money = '/shop/v1/staff/money'
  const day = new Date(now).toISOString().slice(0, 10)
  const checkout = { seen: '', shownCents: 0, months: 3 }
  const sold = [{ item, count: 1, cents: 100 }]
  const days = { from: day, until: day }
  const expiries = { photoExpiresOn: '2099-12-31', addressExpiresOn: '2099-12-31' }
  const name = { givenName: 'Dee', familyName: 'Lee' }
  const link = { id: visit, key: 'k'.repeat(43) }
  return {
    '/shop/v1/data/delete': { confirm: 'delete', current_password: 'x', nonce: '1' },
    '/shop/v1/application': APPLICATION,
    '/shop/v1/application-invitation': { token: 't'.repeat(43) },
    '/shop/v1/visits': { slot: now, way: 'counter', key },
    '/shop/v1/visits/:id/move': { slot: now },
    '/shop/v1/visits/:id/outcome': { state: 'came' },
    '/shop/v1/visit-link': link,
    '/shop/v1/visit-link/move': { ...link, slot: now },
    '/shop/v1/visit-link/cancel': link,
    '/shop/v1/mailboxes/:mailbox/holds': days,
    '/shop/v1/mailboxes/:mailbox/recipients/:recipient/name': name,
    '/shop/v1/mailboxes/:mailbox/closing': { closesOn: day },
    '/shop/v1/mailboxes/:mailbox/checkouts': checkout,
    '/shop/v1/mailboxes/:mailbox/automatic': { ...checkout, accepted: true },
    '/shop/v1/staff/cards/refunds': { id: key, receipt, cents: 100, reason: 'Moved away' },
    '/shop/v1/customers': { email: 'walk-in@example.com', application: APPLICATION },
    [`${customer}/recipients`]: { kind: 'adult', name: 'Dee Lee', shownCents: 0 },
    [`${person}/ids`]: { photoId: 'passport', addressId: 'lease', ...expiries },
    [`${person}/sign`]: { witness: 'shop', on: day },
    [`${person}/acknowledge`]: { language: 'en', on: day },
    [`${customer}/sign`]: { witness: 'shop', on: day },
    [`${customer}/acknowledge`]: { language: 'en', on: day },
    [`${person}/crd`]: { on: day },
    [`${person}/form`]: { reason: 'forwarding' },
    [`${person}/rename`]: { name: 'Dee Lee' },
    [`${customer}/language`]: { language: 'es' },
    [`${customer}/box`]: { box },
    [`${customer}/keys`]: { count: 1 },
    [`${customer}/activate`]: { id: key, way: 'cash', shownCents: 5_497 },
    [`${customer}/plan`]: { id: key, plan: 'large', from: 'next', shownCents: 0 },
    [`${customer}/number`]: { id: key, box, keysBack: 1, keys: 1 },
    [`${customer}/holds`]: days,
    [`${customer}/notice`]: { closesOn: day },
    [`${customer}/close/crd`]: { on: day },
    [`${customer}/keys/return`]: { count: 1 },
    '/shop/v1/rentals/:rental/notes': { id: key, kind: 'warning', text: 'Call first' },
    [`${customer}/remail-wish`]: { isDeclined: true, on: day },
    '/shop/v1/mail/items': {
      key,
      box,
      kind: 'parcel',
      recipientId: recipient,
      addressee: 'Ann',
      tracking: 'ABC123',
      carrier: 'ups',
      checkReason: 'label-damaged',
      shelf: 'A 1',
    },
    '/shop/v1/mail/items/:id/move': { box },
    '/shop/v1/mail/letters': { key, boxes: [box] },
    '/shop/v1/mail/hand-outs': {
      key,
      box,
      items: [item],
      recipientId: recipient,
      idType: photoIds[0],
      signature,
    },
    '/shop/v1/mail/send-ons': { items: [item] },
    '/shop/v1/mail/returns': { items: [item] },
    '/shop/v1/mail/shelf-counts': { slips: [1] },
    '/shop/v1/staff/settings/days': { from: day, through: day },
    '/shop/v1/staff/settings/notice': { en: 'Back soon', es: 'Ya volvemos', through: day },
    [`${money}/till/open`]: { floatCents: 10_000, day },
    [`${money}/till/movements`]: { id: key, direction: 'paid-in', cents: 100, reason: 'Change' },
    [`${money}/till/close`]: { day, counts: { 100: 1 }, reason: 'Miscounted' },
    [`${money}/till/reopen`]: { id: key, day, reason: 'Closed too early' },
    [`${money}/reminders`]: { rentalId },
    [`${money}/payments`]: {
      id: key,
      rentalId,
      months: 1,
      cents: 100,
      way: 'cash',
      tendered: 100,
      isEmailed: false,
      day,
    },
    [`${money}/prices`]: { item, name: 'Stamp', cents: 78, account: 'postage', taxRate: 0 },
    [`${money}/prices/:item/move`]: { position: 1 },
    [`${money}/sales`]: { id: key, lines: sold, shownCents: 100, way: 'cash', tendered: 100 },
    [`${money}/sales/box`]: {
      id: key,
      rentalId,
      lines: sold,
      shownCents: 100,
      way: 'balance',
      tendered: 100,
      isEmailed: false,
    },
    [`${money}/lost-keys`]: { id: key, rentalId },
    [`${money}/write-offs`]: { id: key, rentalId, reason: 'Moved abroad' },
    [`${money}/returned-checks`]: { id: key, receipt },
    [`${money}/refunds`]: { id: key, rentalId, what: 'credit', way: 'cash', isEmailed: false },
    [`${money}/settlements`]: { id: key, rentalId, way: 'cash', tendered: 100, isEmailed: false },
    [`${money}/reversals`]: { id: key, batchId: batch, isWhole: false, reason: 'Wrong box' },
    '/shop/v1/staff/papers': {
      id: key,
      rentalId,
      forName: 'Ann Lee',
      servedBy: 'Bo Server',
      receivedAt: now,
    },
    '/shop/v1/staff/papers/:id/mailing': { on: day },
    '/shop/v1/staff/quarter': { quarterOn: day },
    '/shop/v1/staff/members/:id/role': { role: 'customer' },
    '/shop/v1/staff/invitations': { email: 'new@example.com', role: 'mailbox_center' },
    '/shop/v1/staff/imports/compare': { boxes: [box], digests: [DIGEST] },
    '/shop/v1/staff/imports/:id/pieces/:piece': { customers: [IMPORTED] },
    '/shop/v1/staff/imports/:id': {
      digest: DIGEST,
      pieces: 0,
      customers: 0,
      leftOut: 0,
      remarks: {},
      remember: { columns: {}, plans: {} },
    },
    '/shop/v1/staff/announcements': { id: key, ...ANNOUNCEMENT, shownPeople: 1 },
    '/shop/v1/staff/announcement-previews': ANNOUNCEMENT,
    '/shop/v1/staff/announcement-tests': ANNOUNCEMENT,
    '/shop/v1/staff/account-invitations': { group: 'new', count: 1 },
    '/shop/v1/staff/audit/export': { action: 'file', from: day, until: day },
    '/shop/v1/staff/audit/check': { after: 0 },
    '/shop/v1/staff/join': { token: 't'.repeat(43) },
  }
}

export function listShopCalls(ids: ShopIds = nobodysIds) {
  const examples = bodies(ids)
  return Object.entries(shopRoutes).flatMap(([route, byMethod]) =>
    Object.entries(byMethod).map(([method, { access, maxBodyBytes = 1_024 }]) => ({
      route,
      method,
      access,
      maxBodyBytes,
      params: paramsOf(route, ids),
      preconditions: preconditionsOf(method, route.replace('/shop/v1/', '')),
      fields: method === 'GET' ? undefined : { ...examples[route], ...seenBy(method, route) },
    })),
  )
}

function seenBy(method: string, route: string) {
  const hasPreconditions = preconditionsOf(method, route.replace('/shop/v1/', '')).length > 0
  return hasPreconditions && { seen: CURRENT_VERSION }
}

export type ShopCall = ReturnType<typeof listShopCalls>[number]

function paramsOf(route: string, ids: ShopIds): Record<string, string> {
  const names = [...route.matchAll(/:(\w+)/g)].map(([, name = '']) => name)
  const own = IDS.find(([path]) => route.startsWith(path))?.[1] ?? 'application'
  const { application, batch, rental, recipient, hold, box, receipt } = ids
  const parameters: Record<string, string | number> = {
    id: ids[own],
    application,
    mailbox: rental,
    rental,
    note: hold,
    recipient,
    hold,
    box,
    number: receipt,
    piece: 0,
    batchId: batch,
    kind: 'rents',
  }
  return Object.fromEntries(names.map((name) => [name, String(parameters[name])]))
}

export function pathOf({ route, params }: Pick<ShopCall, 'route' | 'params'>) {
  return route.replaceAll(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ''))
}
