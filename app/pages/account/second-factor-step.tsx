import { SecondFactorForm } from '#app/auth/second-factor-form.tsx'
import type { SecondFactor } from '#app/auth/second-factor.ts'
import { Button } from '#app/ui/button.tsx'
import { secondFactor as words } from '#content/second-factor.ts'

import { AccountShell } from './account-shell.tsx'

type SecondFactorStepProps = {
  secondFactor: SecondFactor
  onShown: () => void
  onLeave: () => void
}

/** Stands in the place of whatever waits for the second factor. */
export default function SecondFactorStep({
  secondFactor,
  onShown,
  onLeave,
}: SecondFactorStepProps) {
  return (
    <AccountShell title={words.title} lead={words.lead}>
      <SecondFactorForm secondFactor={secondFactor} onShown={onShown} />
      <Button variant="quiet" wide onClick={onLeave}>
        {words.leave}
      </Button>
    </AccountShell>
  )
}
