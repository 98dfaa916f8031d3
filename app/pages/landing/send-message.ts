import { readFields, type FormErrors } from '#app/ui/read-form.ts'
import { language } from '#content/language.ts'
import { MIN_WRITING_MS, TRAP_FIELD } from '#shared/message-form.ts'
import { message } from '#shared/message.ts'

export type MessageStage =
  | { name: 'writing'; problems: FormErrors | null }
  | { name: 'sending' }
  | { name: 'sent' }
  | { name: 'failed'; why: 'unreachable' | 'refused' | 'tooMany' }

const RESPONSE_TIMEOUT_MS = 15_000
/** Timers may fire a little early. */
const MARGIN_MS = 100
const TOO_MANY_REQUESTS = 429

export async function sendMessage(form: HTMLFormElement): Promise<MessageStage> {
  const fields = new FormData(form)
  const { values, problems } = readFields(fields, message)
  if (problems) return { name: 'writing', problems }

  const missing = MIN_WRITING_MS + MARGIN_MS - performance.now()
  if (missing > 0) await new Promise((resolve) => setTimeout(resolve, missing))
  const key = fields.get('key')
  const caught = fields.get(TRAP_FIELD)
  return post({ ...values, key, elapsed: performance.now(), [TRAP_FIELD]: caught })
}

async function post(body: object): Promise<MessageStage> {
  try {
    const { ok, status } = await fetch('/contact/v1/messages', {
      method: 'POST',
      headers: { 'Accept-Language': language, 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(RESPONSE_TIMEOUT_MS),
    })
    if (ok) return { name: 'sent' }
    if (status >= 500) return { name: 'failed', why: 'unreachable' }
    return { name: 'failed', why: status === TOO_MANY_REQUESTS ? 'tooMany' : 'refused' }
  } catch {
    return { name: 'failed', why: 'unreachable' }
  }
}
