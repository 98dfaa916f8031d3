import { sql } from 'kysely'

import type { Reader, Writer } from '#server/database/database.ts'
import { readBoxList } from '#shared/shop/announcements/box-list.ts'

function selectRenters(boxes: string | null) {
  const ranges = boxes === null ? [] : (readBoxList(boxes) ?? [])
  const within = ranges.map(({ first, last }) => sql`box between ${first} and ${last}`)
  return sql`
    select rentals.customer_id, lower(coalesce(users.email, customers.email, '')) as address
    from rentals
    left join users on users.id = rentals.customer_id
    left join customers on customers.id = rentals.customer_id
    where rentals.customer_id is not null and started_on is not null and closed_on is null
    ${boxes === null ? sql`` : sql`and (${sql.join(within, sql` or `)})`}`
}

export async function countRecipients(read: Reader, boxes: string | null) {
  const { rows } = await sql<{ people: number; withoutAddress: number | null }>`
    select count(distinct nullif(address, '')) as people,
      count(distinct case when address = '' then customer_id end) as without_address
    from (${selectRenters(boxes)}) as renters
  `.execute(read)
  const [first] = rows
  return {
    people: Number(first?.people ?? 0),
    withoutAddress: Number(first?.withoutAddress ?? 0),
  }
}

export async function listRecipients(
  tx: Writer,
  { id, boxes, now }: { id: string; boxes: string | null; now: number },
) {
  await sql`
    insert into announcement_recipients
      (id, announcement_id, customer_id, state, email_id, changed_at)
    select ${`${id} `} || min(customer_id), ${id}, min(customer_id), 'waiting', null, ${now}
    from (${selectRenters(boxes)}) as renters
    where address <> '' group by address
  `.execute(tx)
}
