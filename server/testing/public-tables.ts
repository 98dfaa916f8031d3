import { PostgrestClient } from '@supabase/postgrest-js'
import { beforeAll } from 'vitest'

import { seedTables } from '#server/rest/seed-tables.ts'

import { SITE } from './start-server.ts'
import { useSharedServer } from './use-server.ts'

export const publicShop = {
  name: "Miller's Mail & More",
  phone: '(213) 555-0100',
  email: 'hello@shop.test',
  addressLines: ['1 Main Street', 'Los Angeles, CA 90012'],
  hours: [],
}

export function usePublicTables() {
  const server = useSharedServer()
  beforeAll(() => seedTables(server.database, publicShop))
  const client = new PostgrestClient(`${SITE}/rest/v1`, {
    headers: { apikey: 'whatever', Authorization: 'Bearer whatever' },
    fetch: (input, init) => server.ask(String(input), init),
  })
  return { server, client }
}
