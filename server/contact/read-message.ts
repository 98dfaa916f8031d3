import * as v from 'valibot'

import { message, type Message } from '#shared/message.ts'
import { MIN_WRITING_MS, TRAP_FIELD } from '#shared/message-form.ts'
import type { Call } from '#server/http/request-context.ts'
import { invalid } from '#server/http/api-error.ts'
import { readBody, readFields, readText } from '#server/http/read-body.ts'

/** A message as it came in. */
export type Received = {
  message: Message
  /** Made by the page: the same message under the same key is one message. */
  key: string
  /** Nobody wrote this but a program. */
  isRobot: boolean
  /** Sent by the form itself, without scripts. */
  isPlain: boolean
}

/** A form without scripts has no key of its own: the same words sent twice are one message. */
const SAME_FOR_ALL = 'plain'

const trap = { [TRAP_FIELD]: v.optional(v.string(), '') }
const pageMessage = v.object({
  ...message.entries,
  ...trap,
  key: v.pipe(v.string(), v.regex(/^[\da-f-]{32,40}$/)),
  /** Milliseconds since the page was opened. */
  elapsed: v.optional(v.number(), 0),
})
const plainMessage = v.object({ ...message.entries, ...trap })

/** @throws Problem */
export async function readPageMessage(call: Call): Promise<Received> {
  const { key, elapsed, [TRAP_FIELD]: caught, ...written } = await readBody(call, pageMessage)
  const isRobot = caught !== '' || elapsed < MIN_WRITING_MS
  return { message: written, key, isRobot, isPlain: false }
}

/** @throws Problem */
export async function readPlainMessage(call: Call): Promise<Received> {
  const form = Object.fromEntries(readFields(await readText(call)))
  const { success, output } = v.safeParse(plainMessage, form, { abortEarly: true })
  if (!success) throw invalid('The message is not complete')
  const { [TRAP_FIELD]: caught, ...written } = output
  return { message: written, key: SAME_FOR_ALL, isRobot: caught !== '', isPlain: true }
}
