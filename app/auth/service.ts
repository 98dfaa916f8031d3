import * as v from 'valibot'

import { runtimeConfig } from '#app/islands/runtime-config.ts'

import { fetchAccount, fetchInTime } from './account-fetch.ts'

/** The built-in service asks for no key; hosted Supabase answers nobody without one. */
const BUILT_IN_KEY = 'built-in'

const runSettings = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({ supabaseUrl: v.pipe(v.string(), v.url()), supabaseKey: v.string() }),
)

/** Whether the account service is our own, which keeps what a proof is for: supabase/auth reads none. */
export function isBuiltIn() {
  return !v.safeParse(runSettings, runtimeConfig).success
}

/** Where a service listens, the accounts' or the public tables', and what every call to it carries. */
export function readService(service: 'auth' | 'rest' = 'auth') {
  const set = v.safeParse(runSettings, runtimeConfig)
  const { supabaseUrl, supabaseKey } = set.success
    ? set.output
    : { supabaseUrl: location.origin, supabaseKey: BUILT_IN_KEY }

  return {
    url: new URL(`/${service}/v1`, supabaseUrl).href,
    headers: { apikey: supabaseKey, Authorization: `Bearer ${supabaseKey}` },
    fetch: service === 'auth' ? fetchAccount : fetchInTime,
  }
}
