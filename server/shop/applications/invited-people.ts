import { sql } from 'kysely'

import type { Reader } from '#server/database/database.ts'
import type { Services } from '#server/services.ts'
import type { SignedInContext } from '#server/shop/core/access.ts'
import { WALK_IN } from '#server/shop/core/customers.ts'
import type { InputOf } from '#server/shop/core/serve-calls.ts'
import { nameStaff } from '#server/shop/core/staff-role.ts'
import { asLanguage } from '#shared/language.ts'
import {
  invitationGroups,
  type invitationCalls,
  type InvitationGroup,
  type InvitationList,
} from '#shared/shop/applications/invitation-calls.ts'

const PAGE_ROWS = 100

type Found = {
  customer: string
  box: number
  email: string
  language: string | null
  state: InvitationGroup | 'withoutAddress'
  is_waiting: number | null
  invited_at: number | null
  invited_by: string | null
  times: number | null
  joined_at: number | null
}

/** Customers who rent a box now: those without an account, and those who followed an invitation to one. */
export async function listInvitations(
  { group, after = '0' }: InputOf<(typeof invitationCalls)['list']>,
  _context: SignedInContext,
  { database: { read }, now }: Services,
): Promise<InvitationList> {
  const { rows: counted } = await sql<{ state: Found['state']; people: number }>`
    with invited as (${selectPeople(now())})
    select state, count(*) as people from invited group by state
  `.execute(read)
  const { rows } = await sql<Found>`
    with invited as (${selectPeople(now())})
    select * from invited where state = ${group}
    order by box, customer limit ${PAGE_ROWS + 1} offset ${Number(after)}
  `.execute(read)
  const people = rows.slice(0, PAGE_ROWS)
  const names = await nameStaff(
    read,
    people.map(({ invited_by: by }) => by),
  )
  const holders = await nameHolders(
    read,
    people.map(({ customer }) => customer),
  )
  const counts = Object.fromEntries(
    [...invitationGroups, 'withoutAddress' as const].map((state) => [
      state,
      Number(counted.find((each) => each.state === state)?.people ?? 0),
    ]),
  ) as InvitationList['counts']
  return {
    counts,
    people: people.map((row) => ({
      customer: row.customer,
      box: row.box,
      name: holders.get(row.customer) ?? '',
      email: row.email,
      language: row.language === null ? null : asLanguage(row.language),
      invitedAt: row.invited_at && Number(row.invited_at),
      invitedBy: names.get(row.invited_by ?? '') ?? null,
      times: Number(row.times ?? 0),
      isWaiting: row.is_waiting === 1,
      joinedAt: row.joined_at && Number(row.joined_at),
    })),
    next: rows.length > PAGE_ROWS ? String(Number(after) + PAGE_ROWS) : null,
  }
}

/** Who applied, by the ids of the customers. */
async function nameHolders(read: Reader, customers: string[]) {
  const rows = await read
    .selectFrom('rentals')
    .innerJoin('recipients', 'recipients.application_id', 'rentals.application_id')
    .select(['customer_id', 'name'])
    .where('customer_id', 'in', [...customers, ''])
    .where('closed_on', 'is', null)
    .where('kind', '=', 'applicant')
    .orderBy('box', 'desc')
    .execute()
  return new Map(rows.map(({ customer_id: id, name }) => [id, name]))
}

type Wanted = { group: InvitationGroup; count: number; now: number }

/** @returns the ids of the first of a group */
export async function listInvitable(read: Reader, { group, count, now }: Wanted) {
  const { rows } = await sql<{ customer: string }>`
    with invited as (${selectPeople(now)})
    select customer from invited where state = ${group} order by box, customer limit ${count}
  `.execute(read)
  return rows.map(({ customer }) => customer)
}

function selectPeople(now: number) {
  const box = sql`(
    select min(box) from rentals
    where customer_id = owner.customer_id and closed_on is null and started_on is not null
  )`
  return sql`
    select owner.customer_id as customer, ${box} as box, email, language,
      case
        when email = '' then 'withoutAddress'
        when sent.id is null then 'new'
        when outbox.state = 'dead' then 'undelivered'
        when link.expires_at > ${now} then 'invited'
        else 'lapsed'
      end as state,
      case when outbox.state = 'waiting' then 1 end as is_waiting,
      invited_at, invited_by, times, joined_at
    from (
      select distinct customer_id from rentals
      where customer_id like ${`${WALK_IN}%`} and closed_on is null and started_on is not null
    ) as owner
    join customers on customers.id = owner.customer_id
    left join account_invitations as sent on sent.customer_id = owner.customer_id
    left join walk_in_invitations as link on link.customer_id = owner.customer_id
    left join outbox on outbox.id = sent.email_id
    union all
    select owner.customer_id, ${box}, coalesce(users.email, customers.email, ''), null, 'joined', null, invited_at, invited_by, times, joined_at
    from account_invitations as owner
    left join users on users.id = owner.customer_id
    left join customers on customers.id = owner.customer_id
    where joined_at is not null and ${box} is not null`
}
