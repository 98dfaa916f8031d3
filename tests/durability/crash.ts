import { randomFrom } from '#shared/random.ts'
import { visitorAddress, wireTo, type Reply, type Wire } from '#tests/support/account-wire.ts'
import { seed } from '#tests/support/soak.ts'
import type { ServerProcess } from '#tests/support/start-process.ts'
import { timeUntil } from '#tests/support/watch.ts'

const MIN_LIFE_MS = 60
const LIFE_SPREAD_MS = 250
const WRITERS = 8
/** A busy machine needs longer until each writer is acknowledged. */
const TIMEOUT_MS = 10_000

type Crash = {
  rounds: number
  end?: (server: ServerProcess, history: History) => Promise<void>
  meanwhile?: (server: ServerProcess) => Promise<void>
}

/**
 * Ends the server while writers use it, restarts it, and checks that everything acknowledged is
 * there.
 */
export async function crashAgainAndAgain(server: ServerProcess, { rounds, end, meanwhile }: Crash) {
  const history = new History()
  const random = randomFrom(seed)
  for (let round = 1; round <= rounds; round += 1) {
    const writers = Array.from({ length: WRITERS }, (_, index) =>
      keepWriting(server, { name: `r${round}w${index}`, random, history }),
    )
    await new Promise((resolve) => setTimeout(resolve, MIN_LIFE_MS + random() * LIFE_SPREAD_MS))
    await timeUntil(TIMEOUT_MS, async () => history.acknowledgedNow() >= WRITERS)
    await (end ?? ((victim: ServerProcess) => victim.kill()))(server, history)
    await Promise.all(writers)
    await meanwhile?.(server)
    await server.restart()
    history.mayPutOff = false
    // A round opens more accounts than the limits allow.
    await server.forgetLimits()
    await history.checkRound(server)
  }
  return history
}

export async function integrityOf({ records }: ServerProcess) {
  const [row] = await records.ask('pragma integrity_check')
  return row?.integrity_check
}

/** Acknowledged state of one account; `maybe…` was requested without a response. */
type Story = {
  email: string
  address: string
  password: string
  maybePassword?: string
  signedUp: boolean
  confirmed: boolean
  refreshToken?: string
  maybeRefreshed: boolean
  endedToken?: string
  acknowledged: number
}

class History {
  acknowledged = 0
  lost: string[] = []
  /** Responses that no crash explains, such as a refusal. */
  surprises: string[] = []
  /** Without its disk the server may refuse (503), which promises nothing. */
  mayPutOff = false
  #round: Story[] = []

  begin(email: string, address: string, password: string): Story {
    const story = { email, address, password, acknowledged: 0 }
    const opened = { ...story, signedUp: false, confirmed: false, maybeRefreshed: false }
    this.#round.push(opened)
    return opened
  }

  async checkRound(server: Pick<ServerProcess, 'url'>) {
    const stories = this.#round.filter((story) => story.signedUp)
    this.#round = []
    await Promise.all(stories.map((story) => this.#check(server, story)))
  }

  async #check({ url }: Pick<ServerProcess, 'url'>, story: Story) {
    this.acknowledged += story.acknowledged
    const call = wireTo(url, story.address)
    const signIn = (password: string) =>
      call('POST', 'token?grant_type=password', { email: story.email, password })
    const renew = (refresh_token: string) =>
      call('POST', 'token?grant_type=refresh_token', { refresh_token })

    if (story.endedToken && (await renew(story.endedToken)).status === 200) {
      this.lost.push('a sign-out')
    }
    if (story.refreshToken && !story.maybeRefreshed && !story.maybePassword) {
      if ((await renew(story.refreshToken)).status !== 200) this.lost.push('a refresh')
    }
    const passwords = [story.password, story.maybePassword].filter(
      (password) => password !== undefined,
    )
    const answers = await Promise.all(passwords.map(signIn))
    const isKnown = answers.some(
      ({ status, body }) => status === 200 || body.code === 'email_not_confirmed',
    )
    if (!isKnown) this.lost.push('an account or its password')
    else if (story.confirmed && !answers.some(({ status }) => status === 200)) {
      this.lost.push('a confirmation')
    }
  }

  acknowledgedNow() {
    return this.#round.reduce((sum, { acknowledged }) => sum + acknowledged, 0)
  }
}

const LOOK_EVERY_MS = 5

async function keepWriting(
  server: ServerProcess,
  { name, random, history }: { name: string; random(): number; history: History },
) {
  try {
    for (let count = 0; ; count++) {
      const address = visitorAddress(Math.floor(random() * 2 ** 24))
      const email = `${name}n${count}@example.com`
      await live(server, history.begin(email, address, `Sunny!Day1${email.length}`))
    }
  } catch (error) {
    // A call cut off by the crash was not acknowledged.
    if (error instanceof PutOff && history.mayPutOff) return
    if (!isCutOff(error)) history.surprises.push(String(error))
  }
}

async function live(server: ServerProcess, story: Story) {
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
  await openAndEndSession(call, story)
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

async function openAndEndSession(call: Wire, story: Story) {
  const { email, password } = story
  const other = await call('POST', 'token?grant_type=password', { email, password })
  acknowledge(story, other)
  acknowledge(story, await call('POST', 'logout?scope=local', undefined, other.body.access_token))
  story.endedToken = other.body.refresh_token
}

async function linkTo({ url, emails }: ServerProcess, email: string) {
  for (;;) {
    const latest = (await emails(email)).at(-1)
    const [, token] = latest?.match(/token_hash=([\w-]+)/) ?? []
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

/** A refusal: nothing was done or promised. */
class PutOff extends Error {}

function acknowledge(story: Story, { status }: Reply) {
  if (status === 503) throw new PutOff('The service answered 503')
  if (status >= 300) throw new Error(`The service answered ${status}`)
  story.acknowledged++
}
