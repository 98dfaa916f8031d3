import { useId, useState } from 'react'

import { withClientPatiently } from '#app/auth/client.ts'
import { useConnectionLost } from '#app/auth/connection.ts'
import { explainPasskey } from '#app/auth/messages.ts'
import { SecondFactorForm } from '#app/auth/second-factor-form.tsx'
import { isBuiltIn } from '#app/auth/service.ts'
import { useSecondFactor } from '#app/auth/use-second-factor.ts'
import { useSignOut } from '#app/auth/use-sign-out.ts'
import { lockScreen as words } from '#app/content/staff/console.ts'
import { TextBanner } from '#app/ui/banner.tsx'
import { Button } from '#app/ui/button.tsx'
import { useModal } from '#app/ui/use-modal.ts'
import { Waiting } from '#app/ui/waiting.tsx'
import { passkeys } from '#content/second-factor.ts'
import { interpolate } from '#shared/interpolate.ts'

import { unlock } from './lock.ts'

export function LockScreen({ email }: { email: string }) {
  const ref = useModal()
  const id = useId()
  const { busy, leave } = useSignOut('local', () => {})
  const isLost = useConnectionLost()

  return (
    <dialog
      ref={ref}
      className="h-full max-h-none w-full max-w-none overflow-y-auto border-0 bg-ground px-(--gutter) py-8 text-ink open:grid open:place-items-center"
      aria-labelledby={id}
      onCancel={(event) => event.preventDefault()}
      // Browsers close a dialog at the second Escape.
      onClose={({ currentTarget }) => currentTarget.showModal()}
    >
      <div className="grid grid-cols-1 w-[min(100%,26rem)] gap-5">
        <h2 id={id} className="text-title">
          {words.title}
        </h2>
        <p>{interpolate(words.text, { email })}</p>
        {isLost ? <TextBanner tone="warning" text={words.lost} /> : <UnlockByCode />}
        {isBuiltIn() && <UnlockByPasskey />}
        <Button variant="quiet" wide waiting={busy} onClick={leave}>
          {words.signOut}
        </Button>
      </div>
    </dialog>
  )
}

function UnlockByCode() {
  const { secondFactor, problem, refresh } = useSecondFactor()
  return (
    <>
      {problem && <Waiting problem={problem} onRetry={refresh} />}
      {secondFactor && secondFactor.apps.length > 0 && (
        <SecondFactorForm secondFactor={secondFactor} onShown={unlock} />
      )}
    </>
  )
}

/** A passkey opens a new session, perhaps the next clerk's. */
function UnlockByPasskey() {
  const [isBusy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)

  async function unlockByPasskey() {
    setBusy(true)
    const { error } = await withClientPatiently((client) => client.signInWithPasskey())
    setBusy(false)
    setProblem(error && explainPasskey(error, passkeys.failed))
    if (!error) unlock()
  }

  return (
    <>
      <TextBanner tone="error" text={problem} />
      <Button variant="quiet" wide waiting={isBusy} onClick={() => void unlockByPasskey()}>
        {words.passkey}
      </Button>
    </>
  )
}
