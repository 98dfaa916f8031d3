import { useEffect, useState } from 'react'
import * as v from 'valibot'

import { draftSchema } from '#app/rental/draft.ts'
import { readDraft, useDraft } from '#app/rental/draft-store.ts'

const CHANNEL = 'application-draft'

const message = v.variant('kind', [
  v.object({ kind: v.literal('asked') }),
  v.object({ kind: v.literal('draft'), draft: draftSchema }),
])

/**
 * Hands the draft of one tab to another of this browser, from memory to memory: whoever confirms an email or signs in comes
 * back in a new tab.
 *
 * @returns whether this tab's draft came from another
 */
export function useOtherTabs() {
  const [isBrought, setBrought] = useState(false)

  useEffect(() => {
    if (typeof BroadcastChannel === 'undefined') return
    const channel = new BroadcastChannel(CHANNEL)
    channel.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
      const read = v.safeParse(message, data)
      if (!read.success) return
      const { isTouched } = useDraft.getState()
      if (read.output.kind === 'asked') {
        // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel is of one origin
        if (isTouched) channel.postMessage({ kind: 'draft', draft: readDraft() })
      } else if (!isTouched) {
        useDraft.setState({ ...read.output.draft, isTouched: true })
        setBrought(true)
      }
    })
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel is of one origin
    channel.postMessage({ kind: 'asked' })
    return () => channel.close()
  }, [])

  return isBrought
}
