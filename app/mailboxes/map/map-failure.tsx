import { Banner } from '#app/ui/banner.tsx'
import { Button } from '#app/ui/button.tsx'

import css from './map.module.css'

/** The map did not come; what stands beside it says the same in words. */
export function MapFailure({ onRetry }: { onRetry: () => void }) {
  return (
    <div className={css.instead}>
      <Banner tone="error">
        <p>Failed to load map. Please try again later.</p>
      </Banner>
      <Button look="quiet" onClick={onRetry}>
        Retry
      </Button>
    </div>
  )
}
