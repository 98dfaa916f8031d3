import { useState } from 'react'

import { staffGate } from '#app/content/en/staff/console.ts'
import { callShop } from '#app/auth/shop-client.ts'
import { Banner } from '#app/ui/banner.tsx'
import { Button } from '#app/ui/button.tsx'
import { interpolate } from '#shared/interpolate.ts'

import { forgetInvitation } from './invitation.ts'

const words = staffGate.join

/** For somebody who opened an invitation and is signed in. */
export function Join({ token, email, onJoined }: JoinProps) {
  const [isBusy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)

  async function join() {
    setBusy(true)
    const { refusal } = await callShop('/staff/join', { token })
    setBusy(false)
    setProblem(refusal?.message ?? null)
    if (refusal?.code === 'invitation_over') forgetInvitation()
    if (refusal) return
    forgetInvitation()
    onJoined()
  }

  return (
    <>
      <p>{interpolate(words.text, { email })}</p>
      {problem && (
        <Banner tone="error" focused="always">
          <p>{problem}</p>
        </Banner>
      )}
      <Button waiting={isBusy} onClick={() => void join()}>
        {isBusy ? words.busy : words.way}
      </Button>
    </>
  )
}

type JoinProps = { token: string; email: string; onJoined: () => void }
