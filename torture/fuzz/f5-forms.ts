import { setImmediate as pause } from 'node:timers/promises'

import fc from 'fast-check'
import * as v from 'valibot'

import { mailboxForm } from '#app/mailboxes/mailbox-form.ts'
import * as forms from '#app/session/forms.ts'
import { readFields } from '#app/ui/read-form.ts'
import { message } from '#shared/message.ts'
import { upTo } from '#torture/at-once.ts'
import { Wrongs, type Item } from '#torture/item.ts'

import { rules, type Values, type Verdict } from './form-rules.ts'
import { tryInBrowser } from './forms-in-browser.ts'
import { formValues } from './form-values.ts'
import { tryOnServer } from './forms-on-server.ts'

/** The other items measure time in this process meanwhile: it is held up for no longer than this takes. */
const BATCH = 100

const schemas: Record<string, v.GenericSchema> = {
  register: forms.registrationForm,
  signIn: forms.signInForm,
  forgotten: forms.forgottenPasswordForm,
  resend: forms.resendForm,
  reset: forms.resetForm,
  contact: message,
  mailbox: mailboxForm,
}

/** The forms take what the specification says, and refuse the rest in its words; the server takes nothing that they refuse. */
export const formFuzz: Item = {
  id: 'F5',
  title: 'Forms against the specification',
  bar: '7 forms × 5,000 values, 500 in the browser: 0 disagreements; the server never laxer than the page',
  fault: {
    says: 'the server takes any text for an address',
    edits: [
      {
        file: 'server/auth/fields.ts',
        find: 'if (success && text.length <= MAX_EMAIL_TEXT) return output',
        replace: 'if (success || text.length <= MAX_EMAIL_TEXT) return String(output)',
      },
    ],
  },
  async measure({ size, seed, isFaulted, startServer }) {
    const wrongs = new Wrongs()
    const each = size({ fast: 200, full: 5_000, soak: 20_000 })
    for (const [name, schema] of Object.entries(schemas))
      for (const batch of upTo(each / BATCH)) {
        for (const values of sample(name, BATCH, seed + batch * BATCH)) {
          const verdict = rules[name]?.(values)
          const wrong = verdict && compare(verdict, read(schema, values))
          if (wrong) wrongs.add(`${name} ${JSON.stringify(values)}: ${wrong}`)
        }
        await pause()
      }
    const server = await startServer()
    const asked = size({ fast: 25, full: 1_500 })
    const lax = new Wrongs()
    for (const name of ['register', 'forgotten', 'contact'])
      await tryOnServer(server, name, sample(name, asked, seed + 1), lax)
    for (const example of lax.examples) wrongs.add(`server: ${example}`)
    const shown = isFaulted ? 0 : size({ fast: 0, full: 100, soak: 500 })
    for (const name of ['register', 'signIn', 'reset', 'contact', 'mailbox'])
      if (shown > 0) await tryInBrowser(server, name, sample(name, shown, seed + 2), wrongs)
    return wrongs.outcome(
      `${each} values in each of 7 forms, ${shown} in the browser in each of 5, ${asked} on the server in each of 3: ${wrongs.count - lax.examples.length} disagreements, ${lax.count} taken by the server alone`,
    )
  },
}

function sample(name: string, numRuns: number, seed: number) {
  return fc.sample(formValues[name] ?? fc.constant({}), { numRuns, seed })
}

/** As the page itself reads the form. */
function read(schema: v.GenericSchema, values: Values): Verdict {
  const form = new FormData()
  for (const [name, text] of Object.entries({ type: 'standard', status: 'active', ...values }))
    form.set(name, text)
  const { problems } = readFields(form, schema)
  return { isTaken: problems === null, ...(problems && { says: problems.fields }) }
}

/** What the two do not agree about. */
export function compare(rule: Verdict, page: Verdict) {
  if (rule.isTaken !== page.isTaken) return page.isTaken ? 'is taken' : 'is refused'
  const unsaid = Object.entries(rule.says ?? {}).find(
    ([field, sentence]) => page.says?.[field] !== sentence,
  )
  return unsaid && `says ${JSON.stringify(page.says)}, not ${unsaid}`
}
