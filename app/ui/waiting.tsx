import { shopCalls as words } from '#content/my-mailbox.ts'

import { Banner } from './banner.tsx'
import { Button } from './button.tsx'

type WaitingProps = { problem: string | null; onRetry: () => void }

export function Waiting({ problem, onRetry }: WaitingProps) {
  if (!problem) return <p role="status">{words.loading}</p>
  return (
    <Banner tone="error">
      <p>{problem}</p>
      <Button variant="quiet" small onClick={onRetry}>
        {words.retry}
      </Button>
    </Banner>
  )
}
