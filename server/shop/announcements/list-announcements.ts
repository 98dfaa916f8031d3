import { sql } from 'kysely'

import type { Reader } from '#server/database/database.ts'
import { isOneOf } from '#server/database/many-rows.ts'
import { CounterError } from '#server/shop/core/counter.ts'
import { nameStaff } from '#server/shop/core/permissions/staff-role.ts'
import type { Handler } from '#server/shop/core/serve-calls.ts'
import {
  recipientStates,
  type Announcement,
  type announcementCalls,
  type AnnouncementDetail,
} from '#shared/shop/announcements/calls.ts'

import { writtenIn } from './texts.ts'

type Calls = typeof announcementCalls

const MAX_LISTED = 50
const PAGE_ROWS = 100

export async function listAnnouncements(read: Reader): Promise<{ announcements: Announcement[] }> {
  const rows = await read
    .selectFrom('announcements')
    .selectAll()
    .orderBy('createdAt', 'desc')
    .limit(MAX_LISTED)
    .execute()
  const ids = rows.map(({ id }) => id)
  const counted = await read
    .selectFrom('announcementRecipients')
    .select(({ fn }) => ['announcementId', 'state', fn.countAll().as('people')])
    .where(isOneOf(read, 'announcementId', ids))
    .groupBy(['announcementId', 'state'])
    .execute()
  const authors = rows.map(({ createdBy: by }) => by)
  const names = await nameStaff(read, authors)
  const announcements = rows.map((row) => {
    const countOf = (state: string) =>
      Number(
        counted.find((each) => each.announcementId === row.id && each.state === state)?.people ?? 0,
      )
    return {
      ...row,
      subject: row.englishSubject,
      by: names.get(row.createdBy) ?? null,
      counts: Object.fromEntries(
        recipientStates.map((state) => [state, countOf(state)]),
      ) as Announcement['counts'],
    }
  })
  return { announcements }
}

type Listed = {
  customer: string
  box: number | null
  email: string
  state: AnnouncementDetail['people'][number]['state']
  at: number
}

export const getAnnouncement: Handler<Calls['get']> = async (
  { id, after = '0' },
  _context,
  { database: { read } },
) => {
  const announcement = await read
    .selectFrom('announcements')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirst()
  if (!announcement) throw new CounterError('not_found')
  const { rows } = await sql<Listed>`
    select listed.customer_id as customer, listed.state, changed_at as at,
      coalesce(users.email, customers.email, '') as email,
      (
        select min(box) from rentals
        where rentals.customer_id = listed.customer_id and closed_on is null
      ) as box
    from announcement_recipients as listed
    left join users on users.id = listed.customer_id
    left join customers on customers.id = listed.customer_id
    where announcement_id = ${id}
    order by box, listed.id limit ${sql.lit(PAGE_ROWS + 1)} offset ${Number(after)}
  `.execute(read)
  return {
    english: writtenIn(announcement, 'en'),
    spanish: writtenIn(announcement, 'es'),
    people: rows.slice(0, PAGE_ROWS).map((row) => ({ ...row, at: Number(row.at) })),
    next: rows.length > PAGE_ROWS ? String(Number(after) + PAGE_ROWS) : null,
  }
}
