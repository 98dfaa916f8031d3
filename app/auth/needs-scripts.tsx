import { needsScripts } from '#app/content/en/auth.ts'
import { Banner } from '#app/ui/banner.tsx'

/** Said where forms stand that can't work without scripts. */
export function NeedsScripts() {
  return (
    <noscript>
      <Banner tone="note">
        <p>{needsScripts}</p>
      </Banner>
    </noscript>
  )
}
