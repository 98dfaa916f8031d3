import * as v from 'valibot'

import { DRAFT_CHANNEL } from '#app/islands/application-draft.ts'
import { draftSchema, handOver, replaceDraft, useDraft } from '#app/shop/applications/draft.ts'
import { reloadFiled } from '#app/shop/applications/use-filed.ts'

import { readAddress } from './addresses.ts'

/** Open tabs answer at once; a later answer is for another request. */
const OPENING_MS = 1_500

const message = v.variant('kind', [
  v.object({ kind: v.literal('asked') }),
  v.object({
    kind: v.literal('draft'),
    draft: draftSchema,
    changes: v.nullable(v.string()),
    seen: v.nullable(v.string()),
    origin: v.string(),
  }),
  v.object({ kind: v.literal('filed'), origin: v.string() }),
])
type Message = v.InferOutput<typeof message>

/**
 * Hands a draft from tab to tab, in memory, because the confirmation and the sign-in open a new tab. Typed text is
 * never replaced.
 * @returns a function that ends it
 */
export function joinOtherTabs(onBrought: () => void) {
  if (typeof BroadcastChannel === 'undefined') return () => {}
  const channel = new BroadcastChannel(DRAFT_CHANNEL)
  let isOpening = true
  const timer = setTimeout(() => {
    isOpening = false
  }, OPENING_MS)

  channel.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    const { success, output } = v.safeParse(message, data)
    if (!success) return
    const here = useDraft.getState()
    if (output.kind === 'asked') {
      if (here.isTouched) send(channel, { kind: 'draft', ...handOver() })
    } else if (output.kind === 'filed') {
      void dropFiled(output.origin)
    } else if (isOpening && !here.isTouched) {
      isOpening = false
      const { draft, changes, seen, origin } = output
      const chosen = changes === null ? readAddress(location.search) : {}
      replaceDraft({ ...draft, ...chosen }, { isTouched: true, changes, seen, origin })
      onBrought()
    }
  })
  send(channel, { kind: 'asked' })
  return () => {
    clearTimeout(timer)
    channel.close()
  }
}

/** The draft goes once the server confirms that it was filed, unless something was typed since. */
async function dropFiled(filedOrigin: string) {
  await reloadFiled()
  const { origin, isEditedHere } = useDraft.getState()
  if (origin === filedOrigin && !isEditedHere) replaceDraft()
}

export function announceFiled(origin: string) {
  if (typeof BroadcastChannel === 'undefined') return
  const channel = new BroadcastChannel(DRAFT_CHANNEL)
  send(channel, { kind: 'filed', origin })
  channel.close()
}

function send(channel: BroadcastChannel, sent: Message) {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel is of one origin
  channel.postMessage(sent)
}
