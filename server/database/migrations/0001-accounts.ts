import { type CreateTableBuilder, type Kysely, sql } from 'kysely'

export const name = '0001-accounts'

type Kind = 'sqlite' | 'postgres'

/** Users, their sessions and links, wishes for links, and the outbox. */
export async function up(tx: Kysely<unknown>, kind: Kind) {
  const number = kind === 'sqlite' ? 'integer' : 'bigint'
  const table = <Name extends string>(title: Name) =>
    new Columns(tx.schema.createTable(title), number)

  await table('users')
    .id()
    .text('identity_id', 'email', 'password_hash', 'user_metadata', 'app_metadata')
    .times('confirmed_at', 'confirmation_sent_at', 'recovery_sent_at', 'email_change_sent_at')
    .times('last_sign_in_at', 'banned_until')
    .optional('new_email')
    .numbers('email_change_accepted', 'created_at', 'updated_at')
    .make(kind)
  await tx.schema.createIndex('users_by_email').unique().on('users').column('email').execute()

  await table('sessions')
    .id()
    .owner()
    .text('method')
    .numbers('counter', 'created_at', 'refreshed_at')
    .make(kind)
  await tx.schema.createIndex('sessions_by_user').on('sessions').column('user_id').execute()
  await tx.schema.createIndex('sessions_by_age').on('sessions').column('refreshed_at').execute()

  await table('links')
    .id()
    .owner()
    .text('kind', 'address', 'token_hash')
    .optional('code_challenge', 'code_challenge_method', 'redirect_to')
    .numbers('created_at', 'expires_at')
    .make(kind)
  await tx.schema.createIndex('links_by_hash').unique().on('links').column('token_hash').execute()
  await tx.schema.createIndex('links_by_user').on('links').columns(['user_id', 'kind']).execute()
  await tx.schema.createIndex('links_by_end').on('links').column('expires_at').execute()

  await table('link_requests')
    .id()
    .text('kind', 'address')
    .optional('code_challenge', 'code_challenge_method', 'redirect_to')
    .numbers('created_at')
    .make(kind)

  await table('letters')
    .id()
    .text('kind', 'recipient', 'fields', 'state')
    .optional('sealed_token', 'last_error')
    .numbers('attempts', 'due_at', 'created_at')
    .times('sent_at')
    .make(kind)
  await tx.schema
    .createIndex('letters_by_turn')
    .on('letters')
    .columns(['state', 'due_at'])
    .execute()
}

/** A table told by its columns. */
class Columns<Name extends string> {
  #table: CreateTableBuilder<Name, string>
  readonly #number: 'integer' | 'bigint'

  constructor(table: CreateTableBuilder<Name, never>, number: 'integer' | 'bigint') {
    this.#table = table as unknown as CreateTableBuilder<Name, string>
    this.#number = number
  }

  id() {
    this.#table = this.#table.addColumn('id', 'text', (column) => column.primaryKey().notNull())
    return this
  }

  owner() {
    this.#table = this.#table.addColumn('user_id', 'text', (column) =>
      column.notNull().references('users.id').onDelete('cascade'),
    )
    return this
  }

  text(...names: string[]) {
    for (const column of names)
      this.#table = this.#table.addColumn(column, 'text', (c) => c.notNull())
    return this
  }

  optional(...names: string[]) {
    for (const column of names) this.#table = this.#table.addColumn(column, 'text')
    return this
  }

  numbers(...names: string[]) {
    for (const column of names) {
      this.#table = this.#table.addColumn(column, this.#number, (c) => c.notNull())
    }
    return this
  }

  times(...names: string[]) {
    for (const column of names) this.#table = this.#table.addColumn(column, this.#number)
    return this
  }

  async make(kind: Kind) {
    await (kind === 'sqlite' ? this.#table.modifyEnd(sql`strict`) : this.#table).execute()
  }
}
