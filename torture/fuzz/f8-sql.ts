import fc from 'fast-check'

import { inParallel } from '#torture/at-once.ts'
import { type Item, Wrongs } from '#torture/item.ts'
import { askWhoIAm, join, settle } from '#torture/people.ts'
import { type Row } from '#torture/records.ts'
import type { Server } from '#torture/server.ts'
import { readSources } from '#torture/supply/sources.ts'

import { sqlCalls, type SqlCall } from './sql-grammar.ts'

const AT_ONCE = 8
const BATCH = 1_000
const WITNESSES = ['witness-1', 'witness-2', 'witness-3'].map((name) => `${name}@example.com`)
/** What only a database says. */
const INNARDS = /syntax error|SQLITE_|near "|unterminated|no such (table|column)|KyselyError/

/** SQL put together from text: a statement with a hole in it that is no parameter, or one that goes on with a plus. */
const BUILT =
  /(?<!sql|sql<[^`]*>)`\s*(select|insert|update|delete|create|drop|alter|pragma|begin|declare|fetch|close|vacuum|with)\b[^`]*\$\{|'(select|insert|update|delete|pragma) [^']*'\s*\+|sql\.(raw|lit)\(|\.raw\((?!')/i
/** The holes that hold a word of ours: names of tables and a mode, each one of a list in the source. */
const OUR_WORDS = [
  'connection.exec(`pragma journal_mode = wal; pragma synchronous = ${synchronous}`)',
  'connection.prepare(`select * from ${table} order by id`)',
  'client.query(`declare ${table}_cursor cursor for select * from ${table} order by id`)',
  'client.query<Row>(`fetch ${ROWS_AT_ONCE} from ${table}_cursor`)',
  'client.query(`close ${table}_cursor`)',
]

/** SQL in every field of every call stays text. */
export const sqlInjection: Item = {
  id: 'F8',
  title: 'SQL in every string',
  bar: '20,000 requests change only the rows they may, 0 errors of the database; 0 places that build SQL from text',
  fault: {
    says: 'an address is put into the SQL as it is',
    edits: [
      {
        file: 'server/accounts/users.ts',
        find: 'export type Metadata = Record<string, unknown>\n',
        replace: `import { sql } from 'kysely'\nexport type Metadata = Record<string, unknown>\n`,
      },
      {
        file: 'server/accounts/users.ts',
        find: `selectAll().where('email', '=', email).executeTakeFirst()`,
        replace: "selectAll().where(sql.raw(`email = '${email}'`) as never).executeTakeFirst()",
      },
    ],
  },
  async measure({ size, seed, isFaulted, startServer }) {
    const server = await startServer()
    const wrongs = new Wrongs()
    const builds = findBuiltSql()
    for (const place of builds) wrongs.add(`built from text: ${place}`)
    await settle(server, WITNESSES)
    const { access_token: token } = await join(server, 'actor@example.com')
    const before = await remember(server)
    const count = isFaulted ? 600 : size({ fast: 150, full: 6_000, soak: 20_000 })
    const signedUp = new Set<string>()
    for (let sent = 0; sent < count; sent += BATCH) {
      const share = { numRuns: Math.min(BATCH, count - sent), seed: seed + sent }
      await inParallel(fc.sample(sqlCalls, share), AT_ONCE, async (call) => {
        await send(server, call, token, wrongs)
        if (call.signsUp) signedUp.add(call.signsUp)
      })
      await server.limitRecords.change('delete from limits')
      await compare(server, before, signedUp, wrongs)
    }
    await checkNames(server, wrongs)
    return wrongs.outcome(
      `${count} of 20,000 requests, ${signedUp.size} addresses with SQL in them, ${builds.length} places that build SQL, ${wrongs.count} wrong`,
    )
  },
}

async function send(server: Server, call: SqlCall, token: string, wrongs: Wrongs) {
  const { method, path, body, headers, needsToken, mayNotBe } = call
  const sent = { headers, ...(needsToken ? { token } : {}) }
  const { status, text } = await server.ask(method, path, body, sent)
  const what = `${status} ${text.slice(0, 120)} to ${method} ${path} ${JSON.stringify(body) ?? ''}`
  if (status >= 500 || INNARDS.test(text)) wrongs.add(what)
  if (mayNotBe?.includes(status)) wrongs.add(`let in: ${what}`)
}

type Memory = { witnesses: Row[]; schema: Row[]; publicRows: Row[] }

async function remember({ records }: Server): Promise<Memory> {
  return {
    witnesses: await records.ask(
      `select * from users where email like 'witness-%' or email = 'model@example.com' order by id`,
    ),
    schema: await records.ask('select type, name, sql from sqlite_schema order by name'),
    publicRows: await records.ask(
      'select code, name from countries union all select message, id from anon_test order by 1',
    ),
  }
}

async function compare(server: Server, before: Memory, signedUp: Set<string>, wrongs: Wrongs) {
  const now = await remember(server)
  for (const name of ['witnesses', 'schema', 'publicRows'] as const) {
    if (JSON.stringify(now[name]) !== JSON.stringify(before[name])) wrongs.add(`changed: ${name}`)
  }
  const others = await server.records.ask(
    `select email, app_metadata from users where email not like 'witness-%'`,
  )
  for (const { email, app_metadata: metadata } of others) {
    const isOurs = ['model@example.com', 'actor@example.com'].includes(String(email))
    if (!isOurs) wrongs.add(`confirmed without a letter: ${email}`)
    if (String(metadata) !== '{"provider":"email","providers":["email"]}') wrongs.add('a right')
  }
  for (const { email } of await server.records.ask('select email from pending_accounts')) {
    if (!signedUp.has(String(email))) wrongs.add(`nobody signed up as ${email}`)
  }
  const sessions = await server.records.ask('select id from sessions')
  // Of the model and of the actor, who came by their letters.
  if (sessions.length !== 2) wrongs.add(`${sessions.length} sessions are open`)
}

/** What is said in a name is kept as it was said. */
async function checkNames(server: Server, wrongs: Wrongs) {
  const { access_token: token } = await join(server, 'named@example.com')
  for (const firstName of ["Robert'); drop table users;--", '" or ""="', "\\'; $1 ?1 :a @b %"]) {
    await server.ask('PUT', '/auth/v1/user', { data: { firstName } }, { token })
    const { body } = await askWhoIAm(server, token)
    const kept = (body.user_metadata as { firstName?: string } | undefined)?.firstName
    if (kept !== firstName) wrongs.add(`a name was kept as ${kept}`)
  }
}

/** Places of the server's source that put SQL together from text, other than from words of our own. */
function findBuiltSql() {
  return readSources('server')
    .filter(({ text }) => BUILT.test(text) && !OUR_WORDS.some((known) => text.includes(known)))
    .map(({ file, number, text }) => `${file}:${number} ${text.trim()}`)
}
