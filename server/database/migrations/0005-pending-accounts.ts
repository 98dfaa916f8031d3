import { type Kysely, sql } from 'kysely'

export const name = '0005-pending-accounts'

/**
 * Each sign-up waits as a record of its own until its email is followed (docs/decisions/011). Accounts that nobody has
 * confirmed become such records; a network is remembered where its owner signed in, and by whom an email was requested.
 */
export async function up(tx: Kysely<unknown>, kind: 'sqlite' | 'postgres') {
  const number = kind === 'sqlite' ? 'integer' : 'bigint'
  const strict = kind === 'sqlite' ? sql`strict` : sql``
  await tx.schema
    .createTable('pending_accounts')
    .addColumn('id', 'text', (column) => column.primaryKey().notNull())
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('email', 'text', (column) => column.notNull())
    .addColumn('password_hash', 'text', (column) => column.notNull())
    .addColumn('user_metadata', 'text', (column) => column.notNull())
    .addColumn('token_hash', 'text')
    .addColumn('code_challenge', 'text')
    .addColumn('code_challenge_method', 'text')
    .addColumn('redirect_to', 'text')
    .addColumn('created_at', number, (column) => column.notNull())
    .addColumn('sent_at', number, (column) => column.notNull())
    .addColumn('expires_at', number, (column) => column.notNull())
    .modifyEnd(strict)
    .execute()
  const index = (end: string) =>
    tx.schema.createIndex(`pending_accounts_by_${end}`).on('pending_accounts')
  await index('email').column('email').execute()
  await index('token').unique().column('token_hash').execute()
  await index('age').column('created_at').execute()

  await sql`
    insert into pending_accounts (id, kind, email, password_hash, user_metadata, token_hash, code_challenge,
      code_challenge_method, redirect_to, created_at, sent_at, expires_at)
    select users.id, 'signup', users.email, users.password_hash, users.user_metadata,
      coalesce(links.token_hash, users.id),
      links.code_challenge, links.code_challenge_method, links.redirect_to, users.created_at, users.updated_at,
      coalesce(links.expires_at, 0)
    from users left join links on links.user_id = users.id and links.kind = 'signup'
    where users.confirmed_at is null`.execute(tx)
  await sql`delete from links where user_id in (select id from users where confirmed_at is null)`.execute(
    tx,
  )
  await sql`delete from links where kind = 'signup'`.execute(tx)
  await sql`delete from users where confirmed_at is null`.execute(tx)
  await tx.schema.dropIndex('users_unconfirmed').execute()

  await tx.schema
    .createTable('sign_in_networks')
    .addColumn('user_id', 'text', (column) =>
      column.notNull().references('users.id').onDelete('cascade'),
    )
    .addColumn('network', 'text', (column) => column.notNull())
    .addColumn('last_seen_at', number, (column) => column.notNull())
    .addPrimaryKeyConstraint('sign_in_networks_key', ['user_id', 'network'])
    .modifyEnd(strict)
    .execute()
  await tx.schema
    .createIndex('sign_in_networks_by_age')
    .on('sign_in_networks')
    .column('last_seen_at')
    .execute()
  await tx.schema
    .alterTable('link_requests')
    .addColumn('network', 'text', (column) => column.notNull().defaultTo(''))
    .execute()
}
