import { wireTo } from '#bench/wire.ts'
import type { Server } from '#tests/support/server.ts'

/** What one account was told before the server died; `maybe` is what was asked and not answered. */
export type Story = {
  email: string
  address: string
  password: string
  /** A password change that was asked for and not answered: both passwords may be the right one. */
  maybePassword?: string
  signedUp: boolean
  confirmed: boolean
  /** The newest refresh token that was answered. */
  refreshToken?: string
  maybeRefreshed: boolean
  /** A refresh token of a session whose end was acknowledged. */
  endedToken?: string
  acknowledged: number
}

/** Everything acknowledged, and what of it was gone after the restart. */
export class History {
  acknowledged = 0
  lost: string[] = []
  /** Answers that no crash explains, such as a refusal. */
  surprises: string[] = []
  /** What the server stands on is gone: that it puts everybody off (503) is the honest answer, and promises nothing. */
  mayPutOff = false
  #round: Story[] = []

  begin(email: string, address: string, password: string): Story {
    const story = { email, address, password, acknowledged: 0 }
    const opened = { ...story, signedUp: false, confirmed: false, maybeRefreshed: false }
    this.#round.push(opened)
    return opened
  }

  /** Asks the restarted server for everything this round's stories were promised. */
  async checkRound(server: Pick<Server, 'url'>) {
    const stories = this.#round.filter((story) => story.signedUp)
    this.#round = []
    await Promise.all(stories.map((story) => this.#check(server, story)))
  }

  async #check({ url }: Pick<Server, 'url'>, story: Story) {
    this.acknowledged += story.acknowledged
    const call = wireTo(url, story.address)
    const signIn = (password: string) =>
      call('POST', 'token?grant_type=password', { email: story.email, password })
    const refresh = (token: string) =>
      call('POST', 'token?grant_type=refresh_token', { refresh_token: token })

    if (story.endedToken && (await refresh(story.endedToken)).status === 200) {
      this.lost.push('a sign-out')
    }
    if (story.refreshToken && !story.maybeRefreshed && !story.maybePassword) {
      if ((await refresh(story.refreshToken)).status !== 200) this.lost.push('a refresh')
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

  /** How much this round has been promised so far. */
  acknowledgedNow() {
    return this.#round.reduce((sum, { acknowledged }) => sum + acknowledged, 0)
  }
}
