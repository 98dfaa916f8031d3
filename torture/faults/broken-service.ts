import type { BrowserContext, Route } from '@playwright/test'

const HTML = { contentType: 'text/html', body: '<!doctype html><h1>Not now</h1>' }

/** What may stand where the account service's answer belongs. */
export const answers = {
  '502': { status: 502, json: { message: 'Bad Gateway' } },
  '503 of HTML': { ...HTML, status: 503 },
  'empty 504': { status: 504, body: '' },
  '200 of HTML': { ...HTML, status: 200 },
  '403 of HTML': { ...HTML, status: 403 },
  'empty 200': { status: 200, body: '' },
  silence: 'silence',
  offline: 'offline',
} as const
export type Kind = keyof typeof answers

const CALLS = '**/auth/v1/**'

/** Puts it there for whatever a browser asks the service, until `mend`. */
export async function breakService(context: BrowserContext, kind: Kind) {
  const answer = answers[kind]
  await context.route(CALLS, (route: Route) => {
    if (answer === 'silence') return undefined
    return answer === 'offline' ? route.abort('internetdisconnected') : route.fulfill(answer)
  })
}

export async function mendService(context: BrowserContext) {
  await context.unroute(CALLS)
}
