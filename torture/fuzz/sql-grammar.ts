import fc from 'fast-check'

/** A request that says SQL where a word is expected. */
export type SqlCall = {
  method: string
  path: string
  body?: object
  headers?: Record<string, string>
  needsToken?: true
  /** The address of an account that it may open. */
  signsUp?: string
  /** What it must not be answered: it would have come in without a key. */
  mayNotBe?: number[]
}

const QUOTES = [`'`, `''`, '"', '`', `\\'`, '’', '%27', `')`, `'))`, '";', '$$', '0x27']
const PARTS = [
  ' or 1=1',
  ' or true--',
  '; drop table users; --',
  '; update users set confirmed_at = 1;--',
  '; delete from sessions--',
  ' union select email, password_hash from users--',
  '||(select sql from sqlite_schema)||',
  '; select pg_sleep(5)--',
  ' and randomblob(100000000)',
  '; attach database "/tmp/x" as x;--',
  '/**/or/**/1/**/=/**/1',
  ' limit 1 offset 1 --',
  '{"$gt":""}',
  '?1 $1 :a @a %s _%',
  '\\',
  ' escape ',
  'null',
]

/** SQL as an attacker would try it, and pieces of it at random. */
const sql = fc.oneof(
  fc
    .tuple(
      fc.constantFrom(...QUOTES),
      fc.constantFrom(...PARTS),
      fc.constantFrom(...QUOTES, '', '--'),
    )
    .map((pieces) => pieces.join('')),
  fc
    .array(fc.constantFrom(...QUOTES, ...PARTS, 'a', ' ', '1'), { minLength: 1, maxLength: 6 })
    .map((pieces) => pieces.join('').slice(0, 90)),
)
/** SQL that an address may hold before its sign. */
const address = fc
  .tuple(fc.constantFrom(`'`, `''`, `'||'`, `'/*`, '`', `'--`, '%', '_%'), fc.integer({ min: 0 }))
  .map(([piece, number]) => `x${piece}${number}@example.com`)

const texts = fc.tuple(sql, sql, sql)
const inQuery = (path: string) =>
  texts.map(([a, b, c]): SqlCall => {
    const words = { select: a, order: b, limit: c, [a]: b, code: c }
    return { method: 'GET', path: `${path}?${new URLSearchParams(words).toString()}` }
  })
const posts = (path: string, body: (a: string, b: string, c: string) => object, more = {}) =>
  texts.map((said): SqlCall => ({ method: 'POST', path, body: body(...said), ...more }))
const NOT_LET_IN = { mayNotBe: [200] }

/** Every call, with SQL in each of its fields, in its query and its headers. */
export const sqlCalls: fc.Arbitrary<SqlCall> = fc.oneof(
  posts('/auth/v1/signup', (email, password, name) => ({
    email,
    password,
    data: { [name]: name },
  })),
  fc.tuple(address, sql).map(([email, name]): SqlCall => ({
    method: 'POST',
    path: '/auth/v1/signup',
    body: {
      email,
      password: 'Sunny!Day1',
      data: { firstName: name, lastName: name, [name]: name },
    },
    signsUp: email,
  })),
  posts(
    '/auth/v1/token?grant_type=password',
    (email, password) => ({ email, password }),
    NOT_LET_IN,
  ),
  fc.tuple(address, sql).map(([email, password]): SqlCall => ({
    method: 'POST',
    path: '/auth/v1/token?grant_type=password',
    body: { email, password },
    ...NOT_LET_IN,
  })),
  posts('/auth/v1/token?grant_type=refresh_token', (text) => ({ refresh_token: text }), NOT_LET_IN),
  posts(
    '/auth/v1/token?grant_type=pkce',
    (text, other) => ({ auth_code: text, code_verifier: other }),
    NOT_LET_IN,
  ),
  posts('/auth/v1/verify', (text) => ({ type: 'signup', token_hash: text }), NOT_LET_IN),
  posts('/auth/v1/verify', (type, text) => ({ type, token_hash: text }), NOT_LET_IN),
  address.map((email): SqlCall => ({ method: 'POST', path: '/auth/v1/recover', body: { email } })),
  address.map((email): SqlCall => ({
    method: 'POST',
    path: '/auth/v1/resend',
    body: { type: 'signup', email },
  })),
  posts('/auth/v1/logout', () => ({}), { needsToken: true }).chain((call) =>
    sql.map((scope) => ({ ...call, path: `${call.path}?scope=${encodeURIComponent(scope)}` })),
  ),
  texts.map(([first, key, last]): SqlCall => ({
    method: 'PUT',
    path: '/auth/v1/user',
    body: { data: { firstName: first, lastName: last, [key]: key } },
    needsToken: true,
  })),
  sql.map((text): SqlCall => ({
    method: 'GET',
    path: '/auth/v1/user',
    headers: {
      Authorization: `Bearer ${text.replaceAll(/[^\x20-\x7e]/g, '')}`,
      'X-Forwarded-For': text.replaceAll(/[^\x20-\x7e]/g, ''),
      apikey: text.replaceAll(/[^\x20-\x7e]/g, ''),
    },
    ...NOT_LET_IN,
  })),
  inQuery('/rest/v1/countries'),
  inQuery('/rest/v1/public_locations'),
  inQuery('/auth/v1/verify'),
  posts('/contact/v1/messages', (name, phone, text) => ({
    name,
    email: 'visitor@example.com',
    phone,
    topic: 'mail',
    text,
    key: crypto.randomUUID(),
    elapsed: 9_000,
  })),
  posts('/csp-report', (text) => ({ 'csp-report': { 'effective-directive': text } })),
  posts('/rest/v1/rpc/version', (text) => ({ [text]: text })),
)
