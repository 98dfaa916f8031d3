import { TextBanner } from '#app/ui/banner.tsx'

import type { useChange } from './use-change.ts'

/** What came of a change. */
export function OutcomeBanner({ outcome }: Pick<ReturnType<typeof useChange>, 'outcome'>) {
  if (!outcome) return null
  return <TextBanner key={outcome.text} tone={outcome.tone} focused="if-lost" text={outcome.text} />
}
