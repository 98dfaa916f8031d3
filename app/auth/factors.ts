import { ask } from './client.ts'
import { withSecondFactor } from './identity-prompt.ts'

/** Begins to add an authenticator app, which counts once a code of it was sent. */
export function beginApp(friendlyName: string) {
  return withSecondFactor(() =>
    ask((client) => client.mfa.enroll({ factorType: 'totp', friendlyName })),
  )
}

export type BegunApp = NonNullable<Awaited<ReturnType<typeof beginApp>>['data']>

/** Removes an app; this session shows a second factor again from then on, where there is one left. */
export async function removeApp(factorId: string) {
  const answer = await withSecondFactor(() => ask((client) => client.mfa.unenroll({ factorId })))
  if (!answer.error) await ask((client) => client.refreshSession())
  return answer
}

/** How many recovery codes are left, of how many. */
export function countRecoveryCodes() {
  return ask((client) => client.mfa.recoveryCodes.getStatus())
}

/** Makes recovery codes, in the place of those before. */
export function makeRecoveryCodes(isAgain: boolean) {
  return withSecondFactor(() =>
    ask((client) =>
      isAgain ? client.mfa.recoveryCodes.regenerate() : client.mfa.recoveryCodes.generate(),
    ),
  )
}
