import { useState } from 'react'

import { TextBanner } from '#app/ui/banner.tsx'
import { Button } from '#app/ui/button.tsx'
import { passkeys, secondFactor as words } from '#content/second-factor.ts'

import type { LoadClient } from './client.ts'
import { explainPasskey } from './messages.ts'
import { proveWithPasskey } from './passkeys.ts'

type PasskeyProofProps = { load?: LoadClient | undefined; onShown: () => void }

export function PasskeyProof({ load, onShown }: PasskeyProofProps) {
  const [isBusy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)

  async function show() {
    setBusy(true)
    const { error } = await proveWithPasskey(load)
    setBusy(false)
    setProblem(error && explainPasskey(error, passkeys.failed))
    if (!error) onShown()
  }

  return (
    <>
      <TextBanner tone="error" text={problem} />
      <Button wide waiting={isBusy} onClick={() => void show()}>
        {isBusy ? words.passkeyBusy : words.passkey}
      </Button>
    </>
  )
}
