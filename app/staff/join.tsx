import { staffGate } from '#app/content/en/staff/console.ts'
import { useCall } from '#app/auth/use-answer.ts'
import { TextBanner } from '#app/ui/banner.tsx'
import { Button } from '#app/ui/button.tsx'
import { interpolate } from '#shared/interpolate.ts'

import { forgetInvitation } from './invitation.ts'

const words = staffGate.join

/** For somebody who opened an invitation and is signed in. */
export function Join({ token, email, onJoined }: JoinProps) {
  const { isBusy, problem, call } = useCall()

  async function join() {
    const { refusal } = await call('/staff/join', { token })
    if (!refusal || refusal.code === 'invitation_over') forgetInvitation()
    if (!refusal) onJoined()
  }

  return (
    <>
      <p>{interpolate(words.text, { email })}</p>
      <TextBanner tone="error" focused="always" text={problem} />
      <Button waiting={isBusy} onClick={() => void join()}>
        {isBusy ? words.busy : words.way}
      </Button>
    </>
  )
}

type JoinProps = { token: string; email: string; onJoined: () => void }
