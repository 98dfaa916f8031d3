import { calls } from '#shared/shop/calls.ts'
import type { Call } from '#shared/shop/core/contract.ts'
import { size } from '#tests/support/soak.ts'

export const PATHS = [
  '\0',
  '-1',
  "'; drop table rentals; --",
  '0x10',
  '1e300',
  '9'.repeat(30),
  'x'.repeat(900),
  '\u202e../../etc/passwd',
  '%00',
  `')) or 1=1; drop table users; --`,
]
const CURSOR = '9'.repeat(15)
export const QUERIES = [...PATHS, '0000-01-01', '9999-12-31', `${CURSOR} x`, `${CURSOR}.${CURSOR}`]
export const VALUES = [
  '',
  "'; drop table rentals; --",
  '9999-12-31',
  'x'.repeat(900),
  'a\0\ud800',
  `' union select email, password_hash from users--`,
  'é'.repeat(40_000),
  `x'||'@example.com`,
  { $gt: '' },
  true,
  null,
  -1,
  2 ** 53,
  0.5,
  1e300,
  [],
  {},
]
export const BODIES = ['', 'null', '[]', '"x"', '{', '{"x":1}', '{"__proto__":{}}', '['.repeat(500)]

export const HEADERS: Record<string, string>[] = [
  { Authorization: 'Bearer' },
  { Authorization: 'Basic eA==' },
  { Authorization: `Bearer ${'a.'.repeat(300)}`, apikey: "' or 1=1 --" },
  { 'X-Forwarded-For': "' or 1=1, x", Forwarded: 'for=";' },
  { 'Content-Type': 'multipart/form-data' },
  { 'Content-Type': 'application/x-www-form-urlencoded' },
  { Prefer: 'count=exact', Range: '0-1' },
  { Prefer: ',', Range: 'x' },
  { 'X-Supabase-Api-Version': '9999-99-99' },
]

export function mutate(value: unknown, valuesFor: () => unknown[]): unknown[] {
  const own = valuesFor()
  if (typeof value !== 'object' || value === null) return own
  const inner = Object.entries(value).flatMap(([name, part]) =>
    mutate(part, valuesFor).map((changed) =>
      Array.isArray(value)
        ? value.map((one, index) => (String(index) === name ? changed : one))
        : { ...value, [name]: changed },
    ),
  )
  return [...own, ...inner]
}

export function inTurn<One>(list: One[], count: number) {
  const many = size(count, list.length)
  let next = 0
  return () => {
    next += many
    return Array.from({ length: many }, (_, at) => list[(next + at) % list.length] as One)
  }
}

export function queryOf(route: string) {
  const path = route.replace('/shop/v1', '').replaceAll(/:(\w+)/g, '{$1}')
  const call = Object.values(calls)
    .flatMap((subject): Call[] => Object.values(subject))
    .find(({ '~orpc': { route: own } }) => own.method === 'GET' && own.path === path)
  const { entries = {} } = (call?.['~orpc'].inputSchema ?? {}) as { entries?: object }
  return Object.keys(entries).filter((name) => !path.includes(`{${name}}`))
}
