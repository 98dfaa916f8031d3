import type { Reader, Writer } from '#server/database/database.ts'
import type { RecipientRow } from '#server/database/rows.ts'
import type { Services } from '#server/services.ts'
import { today } from '#server/shop/core/counter.ts'
import { listFormer, selectFormer } from '#server/shop/core/numbers/former-numbers.ts'
import { isTaken } from '#server/shop/core/numbers/free-numbers.ts'
import type { Handler } from '#server/shop/core/serve-calls.ts'
import type { Day } from '#shared/calendar.ts'
import { isBoxIn, wallsOf, type BoxRange } from '#shared/shop/boxes/box-ranges.ts'
import type { boxCalls, TakenBox } from '#shared/shop/boxes/calls.ts'
import { oldestQuarantined, planClosing } from '#shared/shop/boxes/closing.ts'
import { writeName, writePostalAddress } from '#shared/shop/boxes/postal-address.ts'

type Calls = typeof boxCalls

export const getWall: Handler<Calls['getWall']> = async ({ from: named }, _context, services) => {
  const ranges = services.facts.boxNumbers
  const walls = wallsOf(ranges)
  const wanted = Number(named ?? 0)
  const wall = walls.find((each) => isBoxIn([each], wanted)) ?? walls[0]
  if (!wall) throw new Error('The shop has no boxes: see app/content/business.ts')
  const { first: from, last: to } = wall
  const boxes = await listTaken(from, to, services)
  return { ranges, from, to, boxes }
}

export async function listTaken(from: number, to: number, services: Services): Promise<TakenBox[]> {
  const day = today(services)
  const rows = await services.database.read
    .selectFrom('rentals')
    .leftJoin('closingNotices', 'closingNotices.rentalId', 'rentals.id')
    .leftJoin('recipients', (join) =>
      join
        .onRef('recipients.applicationId', '=', 'rentals.applicationId')
        .on('recipients.kind', '=', 'applicant')
        .on('recipients.removedOn', 'is', null),
    )
    .select(['box', 'rentals.applicationId as id', 'name', 'closesOn', 'closedOn', 'startedOn'])
    .where('box', '>=', from)
    .where('box', '<=', to)
    .where(isTaken(day))
    .orderBy('box')
    .orderBy('closedOn')
    .execute()
  const boxes = new Map<number, TakenBox>()
  for (const former of await listFormerRenters(services, from, to, day)) {
    boxes.set(former.box, former)
  }
  for (const { box, id, name, closesOn, closedOn, startedOn } of rows) {
    if (closedOn === null) {
      const open = closesOn ? 'closing' : 'rented'
      const until = startedOn && closesOn
      const state = startedOn ? open : 'reserved'
      boxes.set(box, { box, id, name, state, until, movedTo: null })
    } else if (!isOpen(boxes.get(box))) {
      const until = planClosing(closedOn).remailUntil
      boxes.set(box, { box, id, name, state: 'blocked', until, movedTo: null })
    }
  }
  return [...boxes.values()].toSorted((one, other) => one.box - other.box)
}

async function listFormerRenters({ database }: Services, from: number, to: number, day: Day) {
  const rows = await selectFormer(database.read, day)
    .leftJoin('recipients', (join) =>
      join
        .onRef('recipients.applicationId', '=', 'rentals.applicationId')
        .on('recipients.kind', '=', 'applicant')
        .on('recipients.removedOn', 'is', null),
    )
    .select(['formerNumbers.box', 'rentals.applicationId as id', 'recipients.name', 'movedOn'])
    .select('rentals.box as movedTo')
    .where('formerNumbers.box', '>=', from)
    .where('formerNumbers.box', '<=', to)
    .orderBy('movedOn')
    .execute()
  return rows.map(({ movedOn, ...row }): TakenBox => {
    return { ...row, state: 'blocked', until: planClosing(movedOn).remailUntil }
  })
}

function isOpen(box: TakenBox | undefined) {
  return box !== undefined && box.state !== 'blocked'
}

/** Why a number can't be assigned: `until` is the last day of its quarantine. */
type BoxError = { refused: 'unknown' | 'rented' } | { refused: 'quarantined'; until: Day }

export async function refuseBox(
  tx: Writer,
  box: number,
  ranges: BoxRange[],
  day: Day,
  rentalId?: string,
): Promise<BoxError | undefined> {
  if (!isBoxIn(ranges, box)) return { refused: 'unknown' }
  const history = await tx
    .selectFrom('rentals')
    .select('closedOn')
    .where('box', '=', box)
    .where(isTaken(day))
    .execute()
  if (history.some(({ closedOn }) => closedOn === null)) return { refused: 'rented' }
  const former = await listFormer(tx, [box], day)
  const newest = [
    ...history.map(({ closedOn }) => closedOn ?? ''),
    ...former.filter((one) => one.rentalId !== rentalId).map(({ movedOn }) => movedOn),
  ]
    .toSorted()
    .at(-1)
  if (!newest) return undefined
  return { refused: 'quarantined', until: planClosing(newest).remailUntil }
}

export async function findFreeBox(
  database: Reader,
  ranges: BoxRange[],
  day: Day,
): Promise<number | undefined> {
  for (const range of ranges) {
    const box = await findFreeBoxIn(database, range, day)
    if (box) return box
  }
  return undefined
}

async function findFreeBoxIn(database: Reader, { first, last }: BoxRange, day: Day) {
  const taken = database
    .selectFrom('rentals')
    .select('box')
    .where(isTaken(day))
    .union(selectFormer(database, day).select('formerNumbers.box'))
  const atFirst = await database
    .selectFrom(taken.as('taken'))
    .select('box')
    .where('box', '=', first)
    .executeTakeFirst()
  if (!atFirst) return first
  const before = await database
    .selectFrom(taken.as('taken'))
    .select('box')
    .where('box', '>=', first)
    .where('box', '<', last)
    .where(({ not, exists, selectFrom, eb, and }) =>
      and([
        not(
          exists(
            selectFrom('rentals as next')
              .select('next.id')
              .where('next.box', '=', eb('taken.box', '+', 1))
              .where(isTaken(day, 'next.closedOn')),
          ),
        ),
        not(
          exists(
            selectFrom('formerNumbers')
              .select('rentalId')
              .where('formerNumbers.box', '=', eb('taken.box', '+', 1))
              .where('movedOn', '>=', oldestQuarantined(day)),
          ),
        ),
      ]),
    )
    .orderBy('box')
    .limit(1)
    .executeTakeFirst()
  return before && before.box + 1
}

export function addressOf(box: number, { facts }: Pick<Services, 'facts'>) {
  const place = { street: facts.postalStreet, city: facts.postalCity }
  const { lines } = writePostalAddress({ name: 'X', number: String(box) }, place)
  const [, street = '', city = ''] = lines ?? []
  return { street, city }
}

/**
 * An address as on an envelope: the business or the applicant, then street and city. Names in scripts that postal
 * machines can't read are left out.
 */
export function formatAddress(
  box: number,
  recipients: RecipientRow[],
  services: Pick<Services, 'facts'>,
) {
  const first = recipients.find(({ kind }) => kind === 'business') ?? recipients[0]
  const name = first && writeName(first.name)
  const { street, city } = addressOf(box, services)
  return [...(name ? [name] : []), street, city]
}
