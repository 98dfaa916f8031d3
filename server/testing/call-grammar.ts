import fc from 'fast-check'

import { endpoints, PERSON } from './endpoints.ts'

/** One request of the fuzzer. */
export type Call = {
  method: string
  path: string
  body?: string
  headers: Record<string, string>
}

const QUOTES = [`'`, `''`, '"', '`', `\\'`, '’', '%27', `')`, `'))`, '";', '$$', '0x27']
const STATEMENTS = [
  ' or 1=1',
  ' or true--',
  '; drop table users; --',
  '; delete from sessions--',
  ' union select email, password_hash from users--',
  '||(select sql from sqlite_schema)||',
  '; select pg_sleep(5)--',
  ' and randomblob(100000000)',
  '; attach database "/tmp/x" as x;--',
  '/**/or/**/1/**/=/**/1',
  '{"$gt":""}',
  '?1 $1 :a @a %s _%',
  ' escape ',
]
const sql = fc
  .tuple(
    fc.constantFrom(...QUOTES),
    fc.constantFrom(...STATEMENTS),
    fc.constantFrom(...QUOTES, '', '--'),
  )
  .map((pieces) => pieces.join(''))
/** SQL that an address may hold before its sign. */
const address = fc
  .tuple(fc.constantFrom(`'`, `''`, `'||'`, `'/*`, '`', `'--`, '%', '_%'), fc.nat())
  .map(([piece, number]) => `x${piece}${number}@example.com`)
const words =
  'signup recovery email_change * -1 1e999 null %00 \0 \ud800 \u202e ../../etc/passwd ${7*7}'.split(
    ' ',
  )
const text = fc.oneof(
  { weight: 3, arbitrary: fc.string({ unit: 'binary', maxLength: 100 }) },
  { weight: 3, arbitrary: fc.constantFrom(...words, PERSON.email, `a@${'b.'.repeat(200)}c`) },
  { weight: 3, arbitrary: sql },
  { weight: 2, arbitrary: address },
  { weight: 1, arbitrary: fc.constantFrom('x'.repeat(5_000), 'é'.repeat(40_000)) },
)
const odd = fc.constantFrom<unknown>(null, true, -0, 1e308, 2 ** 53, [], {}, [[]], { a: {} })
const strange = fc.oneof(
  { weight: 4, arbitrary: text },
  { weight: 2, arbitrary: fc.jsonValue({ maxDepth: 5 }) },
  { weight: 2, arbitrary: odd },
  { weight: 1, arbitrary: fc.dictionary(sql, sql, { maxKeys: 2 }) },
)
const deep = fc.integer({ min: 5, max: 10_000 }).map((depth) => '['.repeat(depth))

/** A body that is nearly understood: some fields are as they should be, others missing, of another kind, or unknown. */
function bodyOf(fields: Record<string, unknown>) {
  const names = Object.keys(fields)
  const changes = fc.dictionary(fc.constantFrom(...names, 'role', 'aud', 'id'), strange, {
    maxKeys: 3,
  })
  const object = fc.tuple(changes, fc.subarray(names)).map(([changed, gone]) => {
    const made: Record<string, unknown> = { ...fields, ...changed }
    for (const name of gone.slice(0, 2)) delete made[name]
    return JSON.stringify(made)
  })
  return fc.oneof(
    { weight: 14, arbitrary: object },
    { weight: 1, arbitrary: object.map((made) => made.slice(0, -2)) },
    { weight: 1, arbitrary: object.map((made) => `${made.slice(0, -1)},"email":1,"email":[]}`) },
    {
      weight: 1,
      arbitrary: object.map((made) => `${made.slice(0, -1)},"__proto__":{"role":"x"}}`),
    },
    { weight: 1, arbitrary: deep.map((open) => `{"data":${open}${']'.repeat(open.length)}}`) },
    { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 300 }) },
    { weight: 1, arbitrary: strange.map((value) => JSON.stringify(value) ?? '') },
  )
}

const printable = text.map((value) => value.replaceAll(/[^\x20-\x7e]/g, '').slice(0, 2_000))
const headers: fc.Arbitrary<Record<string, string>> = fc.oneof(
  { weight: 5, arbitrary: fc.constant({}) },
  fc.record({
    Authorization: fc.constantFrom('Bearer', 'Basic eA==', `Bearer ${'a.'.repeat(300)}`),
  }),
  fc.record({ Authorization: printable.map((value) => `Bearer ${value}`), apikey: printable }),
  fc.record({ 'X-Forwarded-For': printable, Forwarded: printable }),
  fc.record({
    'Content-Type': fc.constantFrom('text/plain', 'multipart/form-data', 'application/xml'),
  }),
  fc.record({ 'Content-Type': fc.constant('application/x-www-form-urlencoded') }),
  fc.record({
    Prefer: fc.constantFrom('count=exact', 'x', ','),
    Range: fc.constantFrom('0-1', 'x'),
  }),
  fc.record({ 'X-Supabase-Api-Version': fc.constantFrom('2024-01-01', 'x', '9999-99-99') }),
)

/** Requests to every call, each by its own grammar, with SQL among the rest wherever a text is expected. */
export const calls: fc.Arbitrary<Call> = fc
  .constantFrom(...endpoints)
  .chain(({ method, path, fields, query = [] }) =>
    fc
      .tuple(
        fields ? bodyOf(fields) : fc.constant(undefined),
        query.length > 0 ? fc.dictionary(fc.constantFrom(...query), text) : fc.constant({}),
        headers,
      )
      .map(([body, asked, sent]) => ({
        method,
        body,
        headers: sent,
        path: withQuery(path, asked),
      })),
  )

function withQuery(path: string, query: Record<string, string>) {
  const search = new URLSearchParams(
    Object.entries(query).map(([name, value]) => [name, value.toWellFormed().slice(0, 2_000)]),
  ).toString()
  return search ? `${path}${path.includes('?') ? '&' : '?'}${search}` : path
}
