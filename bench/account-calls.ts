import { TOTP } from 'otpauth'

import { ann } from '#server/testing/start-server.ts'

import type { SeededAccount } from './account-seed.ts'
import { visitorAddress, wireTo } from './wire.ts'

const PERIOD_MS = 30_000
const { password } = ann
let visitors = 1_000

/**
 * The calls that are measured, each as one act of a worker, on accounts that are seeded. Every act comes from a visitor of its own,
 * so that no limit stands in the way.
 */
export function accountCalls(url: string, accounts: SeededAccount[]) {
  // A second factor makes the refresh token of before a used one.
  const half = Math.ceil(accounts.length / 2)
  const tokens = accounts.slice(half).map(({ refreshToken }) => refreshToken)
  const proofs = codesInTurn(accounts.slice(0, half))
  let turn = 0

  async function ask(method: string, path: string, body?: object, token?: string) {
    const call = wireTo(url, visitorAddress((visitors += 1)))
    const reply = await call(method, path, body, token)
    if (reply.status !== 200) throw new Error(`${path} answered ${reply.status} ${reply.body.code}`)
    return reply.body
  }
  const next = () => {
    const account = accounts[(turn += 1) % accounts.length]
    if (!account) throw new Error('There are no accounts')
    return account
  }

  return {
    async signIn() {
      await ask('POST', 'token?grant_type=password', { email: next().email, password })
    },
    async getUser() {
      await ask('GET', 'user', undefined, next().token)
    },
    async refresh() {
      const index = (turn += 1) % tokens.length
      const path = 'token?grant_type=refresh_token'
      const { refresh_token } = await ask('POST', path, { refresh_token: tokens[index] })
      tokens[index] = refresh_token ?? ''
    },
    async verifyTotp() {
      const { account, code } = proofs()
      const { factorId, token } = account
      const { id } = await ask('POST', `factors/${factorId}/challenge`, {}, token)
      await ask('POST', `factors/${factorId}/verify`, { challenge_id: id, code }, token)
    },
    async signUp() {
      const email = `new${(visitors += 1)}@example.com`
      await ask('POST', 'signup', { email, password, data: { firstName: 'Ann', lastName: 'Lee' } })
    },
  }
}

export type AccountCall = keyof ReturnType<typeof accountCalls>

/** Each code of an app is good once: of every account the present one, then the one after. */
function codesInTurn(accounts: SeededAccount[]) {
  const used = new Map<SeededAccount, number>()
  let turn = 0
  return () => {
    const present = Math.floor(Date.now() / PERIOD_MS)
    for (let tried = 0; tried < accounts.length; tried++) {
      const account = accounts[(turn += 1) % accounts.length]
      if (!account) break
      const step = Math.max(present, (used.get(account) ?? 0) + 1)
      if (step > present + 1) continue
      used.set(account, step)
      const totp = new TOTP({ secret: account.secret })
      return { account, code: totp.generate({ timestamp: step * PERIOD_MS }) }
    }
    throw new Error('All codes of this minute are used: seed more accounts')
  }
}
