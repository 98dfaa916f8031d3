/** What a failed check says of itself: the status of the answer, 0 without one, and the service's own words. */
export type Trouble = { status: number; code?: string; message: string }

const UNAUTHORIZED = [401, 403]

/** What is wrong and what to do, for whoever looks after the site. */
export function explainCheck({ status, code, message }: Trouble) {
  const said = message ? ` It said: “${message}”${code ? ` (${code})` : ''}.` : ''
  if (status === 0) return 'No answer. Is the service running, and may this page reach it?'
  if (UNAUTHORIZED.includes(status)) {
    return `The service refused the key, or reading is not granted: check SUPABASE_KEY.${said}`
  }
  if (status === 404) {
    return `It is not there: apply the files of supabase/migrations.${said}`
  }
  if (status === 429) return 'Too many checks in a short time. Please wait a minute.'
  if (status >= 500) return `The service has a failure of its own.${said}`
  return `The service answered ${status}.${said}`
}
