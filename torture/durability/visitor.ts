import type { History, Story } from './history.ts'
import type { Server } from '#torture/server.ts'
import { visitorAddress, wireTo, type Reply, type Wire } from '#bench/wire.ts'

const LOOK_EVERY_MS = 5

/** One of the writers: opens accounts and uses them until the server dies under it. */
export class Visitor {
  #victim: Pick<Server, 'url' | 'letters'>
  #name: string
  #random: () => number

  constructor(victim: Pick<Server, 'url' | 'letters'>, name: string, random: () => number) {
    this.#victim = victim
    this.#name = name
    this.#random = random
  }

  async keepWriting(history: History) {
    try {
      for (let count = 0; ; count++) await this.#live(history, `${this.#name}n${count}@example.com`)
    } catch (error) {
      // A call that the kill cut off is no surprise: it was not acknowledged.
      if (error instanceof PutOff && history.mayPutOff) return
      if (!isCutOff(error)) history.surprises.push(String(error))
    }
  }

  async #live(history: History, email: string) {
    const address = visitorAddress(Math.floor(this.#random() * 2 ** 24))
    const call = wireTo(this.#victim.url, address)
    const story = history.begin(email, address, `Sunny!Day1${email.length}`)
    const { password } = story
    acknowledge(story, await call('POST', 'signup', { email, password, data: {} }))
    story.signedUp = true

    const link = await this.#linkTo(email)
    const verified = await call('POST', 'verify', { type: 'signup', token_hash: link })
    acknowledge(story, verified)
    story.confirmed = true
    story.refreshToken = verified.body.refresh_token
    await this.#useSession(call, story, verified.body.access_token ?? '')
  }

  async #useSession(call: Wire, story: Story, accessToken: string) {
    await this.#refresh(call, story)
    const changed = `Rainy?Night2${story.email.length}`
    story.maybePassword = changed
    const change = { password: changed, current_password: story.password }
    acknowledge(story, await call('PUT', 'user', change, accessToken))
    story.password = changed
    story.maybePassword = undefined
    await this.#refresh(call, story)

    const other = await call('POST', 'token?grant_type=password', {
      email: story.email,
      password: changed,
    })
    acknowledge(story, other)
    acknowledge(story, await call('POST', 'logout?scope=local', undefined, other.body.access_token))
    story.endedToken = other.body.refresh_token
  }

  async #refresh(call: Wire, story: Story) {
    story.maybeRefreshed = true
    const reply = await call('POST', 'token?grant_type=refresh_token', {
      refresh_token: story.refreshToken,
    })
    acknowledge(story, reply)
    story.refreshToken = reply.body.refresh_token
    story.maybeRefreshed = false
  }

  async #linkTo(email: string) {
    for (;;) {
      const letter = (await this.#victim.letters(email)).at(-1)
      const [, token] = letter?.match(/token_hash=([\w-]+)/) ?? []
      if (token) return token
      await new Promise((resolve) => setTimeout(resolve, LOOK_EVERY_MS))
      await fetch(`${this.#victim.url}/health/alive`)
    }
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
