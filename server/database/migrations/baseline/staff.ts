import { sql } from 'kysely'

import { oneOf, type ColumnTypes } from '#server/database/migrations/column-types.ts'

export function staff({ number, strict }: ColumnTypes) {
  return [
    sql`create table staff (
      id text primary key not null,
      email text not null,
      role text not null ${oneOf('role', ['administrator', 'mailbox_center'])},
      granted_at ${number} not null
    ) ${strict}`,

    sql`create table staff_invitations (
      id text primary key not null,
      email text not null,
      role text not null ${oneOf('role', ['administrator', 'mailbox_center'])},
      -- Of the link's secret.
      token_hash text not null,
      created_at ${number} not null,
      expires_at ${number} not null
    ) ${strict}`,
    sql`create unique index staff_invitations_by_email on staff_invitations (email)`,
    sql`create unique index staff_invitations_by_token on staff_invitations (token_hash)`,
  ]
}
