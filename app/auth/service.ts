import * as v from 'valibot'

import { runtimeConfig } from '#app/islands/runtime-config.ts'

import { fetchAccount, fetchInTime } from './account-fetch.ts'

/** Hosted Supabase needs a key, the built-in service ignores it. */
const BUILT_IN_KEY = 'built-in'

const runSettings = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({ supabaseUrl: v.pipe(v.string(), v.url()), supabaseKey: v.string() }),
)

/** supabase/auth ignores proofs. */
export function isBuiltIn() {
  return !v.safeParse(runSettings, runtimeConfig).success
}

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
