import { sql, type RawBuilder } from 'kysely'

export const sumsOfAll: RawBuilder<unknown>[] = [
  sql`insert into ledger_days (account, day, kind, cents)
    select account, posted_on, kind, sum(cents) from ledger_entries
    group by account, posted_on, kind`,
  sql`insert into rental_balances (rental_id, cents)
    select rental_id, sum(cents) from ledger_entries
    where account = 'receivable' and rental_id is not null group by rental_id`,
  sql`insert into package_hours (event, hour, days, packages)
    select 'came', received_at / 3600000, 0, count(*) from mail_items
    where kind <> 'letters' and state <> 'undone' group by received_at / 3600000`,
  sql`insert into package_hours (event, hour, days, packages)
    select 'fetched', ended_at / 3600000, (ended_at - received_at) / 86400000, count(*)
    from mail_items where kind <> 'letters' and state = 'handed-out' and ended_at is not null
    group by ended_at / 3600000, (ended_at - received_at) / 86400000`,
]
