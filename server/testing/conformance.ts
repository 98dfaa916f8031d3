/** What one row says to the server: path, and what goes with it. */
export type Said = { method?: string; body?: unknown; headers?: Record<string, string> }

/** What rows may use of the one account that is signed in. */
export type Known = { accessToken: string; refreshToken: string }

/** A row of the table of supabase/auth: its name, what is said, and the status, code and message that come back. */
export type Refusal = readonly [
  name: string,
  say: (known: Known) => readonly [path: string, said?: Said],
  status: number,
  code: string,
  message: string | RegExp,
]

export function bearer({ accessToken }: Known) {
  return { Authorization: `Bearer ${accessToken}` }
}
