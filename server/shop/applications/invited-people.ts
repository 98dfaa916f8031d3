import { sql } from 'kysely'

import type { Reader } from '#server/database/database.ts'
import { isOneOf } from '#server/database/many-rows.ts'
import { WALK_IN } from '#server/shop/core/customers/customers.ts'
import { nameStaff } from '#server/shop/core/permissions/staff-role.ts'
import type { Handler } from '#server/shop/core/serve-calls.ts'
import { asLanguage } from '#shared/language.ts'
import {
  invitationGroups,
  type invitationCalls,
  type InvitationGroup,
  type InvitationList,
} from '#shared/shop/applications/invitation-calls.ts'

type Calls = typeof invitationCalls

const PAGE_ROWS = 100

type Found = {
  customer: string
  box: number
  email: string
  language: string | null
  state: InvitationGroup | 'withoutAddress'
  isWaiting: number | null
  invitedAt: number | null
  invitedBy: string | null
  times: number | null
  joinedAt: number | null
}

export const listInvitations: Handler<Calls['list']> = async (
  { group, after = '0' },
  _context,
  { database: { read }, now },
) => {
  const counts = await countGroups(read, now())
  const wanted = { group, after: Number(after), count: PAGE_ROWS + 1, now: now() }
  const { rows } = await selectGroup(wanted).execute(read)
  const people = rows.slice(0, PAGE_ROWS)
  const inviters = people.map(({ invitedBy: by }) => by)
  const names = await nameStaff(read, inviters)
  const customers = people.map(({ customer }) => customer)
  const holders = await findApplicantNames(read, customers)
  return {
    counts,
    people: people.map((row) => ({
      ...row,
      name: holders.get(row.customer) ?? '',
      language: row.language === null ? null : asLanguage(row.language),
      invitedAt: row.invitedAt && Number(row.invitedAt),
      invitedBy: names.get(row.invitedBy ?? '') ?? null,
      times: Number(row.times ?? 0),
      isWaiting: row.isWaiting === 1,
      joinedAt: row.joinedAt && Number(row.joinedAt),
    })),
    next: rows.length > PAGE_ROWS ? String(people.at(-1)?.box) : null,
  }
}

async function findApplicantNames(read: Reader, customers: string[]) {
  const rows = await read
    .selectFrom('rentals')
    .innerJoin('recipients', 'recipients.applicationId', 'rentals.applicationId')
    .select(['customerId', 'name'])
    .where(isOneOf(read, 'customerId', customers))
    .where('closedOn', 'is', null)
    .where('kind', '=', 'applicant')
    .orderBy('box', 'desc')
    .execute()
  return new Map(rows.map(({ customerId: id, name }) => [id, name]))
}

/** Group sizes: only invited customers are read one by one, which are few in a large shop. */
async function countGroups(read: Reader, now: number): Promise<InvitationList['counts']> {
  const { rows: invited } = await sql<{ state: Found['state']; people: number }>`
    select state, count(*) as people from (${selectInvited(now)}) as invited group by state
  `.execute(read)
  const counts = Object.fromEntries(
    [...invitationGroups, 'withoutAddress' as const].map((state) => [
      state,
      Number(invited.find((each) => each.state === state)?.people ?? 0),
    ]),
  ) as InvitationList['counts']
  const { rows } = await sql<{ walkIns: number; withoutAddress: number }>`
    select
      (select count(*) from (
        select distinct customer_id from rentals where ${rents} and ${isWalkIn('customerId')}
      ) as walk_ins) as walk_ins,
      (select count(*) from customers where email = '' and ${isWalkIn('id')} and exists (
        select 1 from rentals where customer_id = customers.id and ${rents}
      )) as without_address
  `.execute(read)
  const withoutAddress = Number(rows[0]?.withoutAddress)
  const invitedCount = counts.invited + counts.lapsed + counts.undelivered
  return {
    ...counts,
    withoutAddress,
    new: Number(rows[0]?.walkIns) - withoutAddress - invitedCount,
  }
}

type Wanted = { group: InvitationGroup; after?: number; count: number; now: number }

export async function listInvitable(read: Reader, wanted: Wanted) {
  const { rows } = await selectGroup(wanted).execute(read)
  return rows.map(({ customer }) => customer)
}

function selectGroup({ group, after = 0, count, now }: Wanted) {
  const people =
    group === 'new'
      ? selectUninvited(after)
      : sql`select * from (${selectInvited(now)}) as invited where state = ${group} and box > ${after}`
  return sql<Found>`${people} order by box limit ${sql.lit(count)}`
}

const rents = sql`started_on is not null and closed_on is null`
const isWalkIn = (column: string) => sql`${sql.ref(column)} like ${sql.lit(`${WALK_IN}%`)}`
/** Lists a customer with several boxes once. */
const isFirst = sql`not exists (
  select 1 from rentals as other
  where other.customer_id = rentals.customer_id and other.box < rentals.box and ${rents}
)`

function selectUninvited(after: number) {
  return sql`
    select customer_id as customer, box, email, language, 'new' as state,
      null as is_waiting, null as invited_at, null as invited_by, null as times, null as joined_at
    from rentals
    join customers on customers.id = customer_id
    where ${rents} and box > ${after} and ${isWalkIn('customerId')} and email <> '' and ${isFirst}
      and not exists (
        select 1 from account_invitations as sent where sent.customer_id = rentals.customer_id
      )`
}

/** SQLite keeps the order of a cross join: few renters are invited. */
function selectInvited(now: number) {
  return sql`
    select rentals.customer_id as customer, box, coalesce(users.email, customers.email, '') as email,
      case when joined_at is null then language end as language,
      case
        when joined_at is not null then 'joined'
        when customers.email = '' then 'withoutAddress'
        when outbox.state = 'dead' then 'undelivered'
        when link.expires_at > ${now} then 'invited'
        else 'lapsed'
      end as state,
      case when outbox.state = 'waiting' then 1 end as is_waiting,
      invited_at, invited_by, times, joined_at
    from account_invitations as sent
    cross join rentals
    left join customers on customers.id = sent.customer_id
    left join users on users.id = sent.customer_id
    left join walk_in_invitations as link on link.customer_id = sent.customer_id
    left join outbox on outbox.id = sent.email_id
    where sent.customer_id = rentals.customer_id and ${rents} and ${isFirst}
      and (joined_at is not null or ${isWalkIn('sent.customerId')})`
}
