import { type Reply, visitorAddress, type Wire, wireTo } from '#bench/wire.ts'
import type { Server } from '#tests/support/server.ts'

import type { History, Story } from './history.ts'

const LOOK_EVERY_MS = 5

/** Opens accounts and uses them until the server dies under it. */
export async function keepWriting(
  server: Server,
  { name, random, history }: { name: string; random(): number; history: History },
) {
  try {
    for (let count = 0; ; count++) {
      const address = visitorAddress(Math.floor(random() * 2 ** 24))
      const email = `${name}n${count}@example.com`
      await live(server, history.begin(email, address, `Sunny!Day1${email.length}`))
    }
  } catch (error) {
    // A call that the crash cut off is no surprise: it was not acknowledged.
    if (error instanceof PutOff && history.mayPutOff) return
    if (!isCutOff(error)) history.surprises.push(String(error))
  }
}

async function live(server: Server, story: Story) {
  const { email, password, address } = story
  const call = wireTo(server.url, address)
  acknowledge(story, await call('POST', 'signup', { email, password, data: {} }))
  story.signedUp = true

  const token_hash = await linkTo(server, email)
  const verified = await call('POST', 'verify', { type: 'signup', token_hash })
  acknowledge(story, verified)
  story.confirmed = true
  story.refreshToken = verified.body.refresh_token
  await refresh(call, story)
  await changePassword(call, story, verified.body.access_token ?? '')
  await refresh(call, story)
  await comeAndGo(call, story)
}

async function changePassword(call: Wire, story: Story, token: string) {
  const changed = `Rainy?Night2${story.email.length}`
  story.maybePassword = changed
  const change = { password: changed, current_password: story.password }
  acknowledge(story, await call('PUT', 'user', change, token))
  story.password = changed
  story.maybePassword = undefined
}

async function refresh(call: Wire, story: Story) {
  story.maybeRefreshed = true
  const body = { refresh_token: story.refreshToken }
  const reply = await call('POST', 'token?grant_type=refresh_token', body)
  acknowledge(story, reply)
  story.refreshToken = reply.body.refresh_token
  story.maybeRefreshed = false
}

/** Another session of the same account, which ends at once. */
async function comeAndGo(call: Wire, story: Story) {
  const { email, password } = story
  const other = await call('POST', 'token?grant_type=password', { email, password })
  acknowledge(story, other)
  acknowledge(story, await call('POST', 'logout?scope=local', undefined, other.body.access_token))
  story.endedToken = other.body.refresh_token
}

async function linkTo({ url, emails }: Server, email: string) {
  for (;;) {
    const found = (await emails(email)).at(-1)
    const [, token] = found?.match(/token_hash=([\w-]+)/) ?? []
    if (token) return token
    await new Promise((resolve) => setTimeout(resolve, LOOK_EVERY_MS))
    await fetch(`${url}/health/alive`)
  }
}

function isCutOff(error: unknown) {
  const { code = '' } = error as NodeJS.ErrnoException
  const isRefused = ['ECONNREFUSED', 'ECONNRESET', 'EPIPE'].includes(code)
  return isRefused || error instanceof TypeError
}

/** The server says that it cannot now: whatever was asked is neither done nor promised. */
class PutOff extends Error {}

function acknowledge(story: Story, { status }: Reply) {
  if (status === 503) throw new PutOff('The service answered 503')
  if (status >= 300) throw new Error(`The service answered ${status}`)
  story.acknowledged++
}
