import { Banner } from '#app/ui/banner.tsx'

/** Said where forms stand that can't work without scripts. */
export function NeedsScripts() {
  return (
    <noscript>
      <Banner tone="note">
        <p>
          Accounts need JavaScript, which is switched off in your browser. Please switch it on, or
          call us: everything can be done by phone and at the counter too.
        </p>
      </Banner>
    </noscript>
  )
}
