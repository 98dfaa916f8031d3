import { sql, type Kysely } from 'kysely'

import { columnTypes, isDay } from './column-types.ts'

/** A closed day stays as sealed: its reopening and next closing are rows of their own. */
export async function up(database: Kysely<unknown>) {
  const { number, strict, isSqlite } = columnTypes(database)
  await sql`create table till_reopenings (
    day text not null ${isDay('day')} references till_days (day),
    -- 1 for the first time.
    turn ${number} not null,
    reopened_at ${number} not null,
    reopened_by text not null,
    reopened_by_name text,
    reopened_by_email text,
    reopen_reason text not null,
    closed_at ${number},
    closed_by text,
    closed_by_name text,
    closed_by_email text,
    expected_cents ${number},
    counted_cents ${number},
    counts text,
    reason text,
    audit_entries ${number},
    audit_hash text,
    primary key (day, turn)
  ) ${strict}`.execute(database)
  await sql`create index till_reopenings_open on till_reopenings (day) where closed_at is null`.execute(
    database,
  )
  const never = "select raise(abort, 'rows of till_reopenings are never changed')"
  const refusals = isSqlite
    ? [
        `no_update before update on till_reopenings when (old.closed_at is not null) begin ${never}; end`,
        `no_delete before delete on till_reopenings begin ${never}; end`,
        `no_replace before insert on till_reopenings when exists (select 1 from till_reopenings
          where (day = new.day and turn = new.turn) or rowid = new.rowid) begin ${never}; end`,
      ]
    : [
        `no_update before update on till_reopenings
          for each row when (old.closed_at is not null) execute function refuse_change()`,
        `no_delete before delete on till_reopenings for each row execute function refuse_change()`,
        `no_truncate before truncate on till_reopenings
          for each statement execute function refuse_change()`,
      ]
  for (const refusal of refusals)
    await sql.raw(`create trigger till_reopenings_${refusal}`).execute(database)
  await sql`alter table postings add column balance_after_cents ${number}`.execute(database)
}
