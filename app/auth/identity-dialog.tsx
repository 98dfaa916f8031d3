import { useEffect, useState, useSyncExternalStore } from 'react'

import { ownerProof, secondFactor as words } from '#app/content/en/second-factor.ts'
import { Banner } from '#app/ui/banner.tsx'
import { Button } from '#app/ui/button.tsx'
import { Dialog } from '#app/ui/dialog.tsx'

import type { LoadClient } from './client.ts'
import { cancelDemand, readDemand, subscribeToDemand } from './identity-prompt.ts'
import { explainChange } from './messages.ts'
import { OwnerForm } from './owner-form.tsx'
import { SecondFactorForm } from './second-factor-form.tsx'
import { readSecondFactor } from './second-factor.ts'

/** Asks who is there when something on the page needs to know (`identity-prompt.ts`). */
export function IdentityDialog() {
  const demand = useSyncExternalStore(subscribeToDemand, readDemand, () => null)
  if (!demand) return null
  const isFactor = demand.kind === 'second-factor'

  return (
    <Dialog title={isFactor ? words.title : ownerProof.title} onCancel={cancelDemand}>
      {isFactor ? (
        <AskedFactor load={demand.load} onShown={() => demand.settle(true)} />
      ) : (
        <OwnerForm onProof={demand.settle} />
      )}
      <Button variant="quiet" wide onClick={cancelDemand}>
        {words.cancel}
      </Button>
    </Dialog>
  )
}

type AskedFactorProps = { load: LoadClient | undefined; onShown: () => void }

function AskedFactor({ load, onShown }: AskedFactorProps) {
  const [known, setKnown] = useState<Awaited<ReturnType<typeof readSecondFactor>> | null>(null)

  useEffect(() => void readSecondFactor(load).then(setKnown), [load])

  if (known?.error) {
    return (
      <Banner tone="error">
        <p>{explainChange(known.error, words.unknown)}</p>
      </Banner>
    )
  }
  if (!known) return <p role="status">{words.checking}</p>
  return <SecondFactorForm secondFactor={known.secondFactor} load={load} onShown={onShown} />
}
