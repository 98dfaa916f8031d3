import fc from 'fast-check'
import * as v from 'valibot'
import { describe, expect, it } from 'vitest'

import * as forms from '#app/auth/forms.ts'
import { mailboxForm } from '#app/sample-mailboxes/mailbox-form.ts'
import { readFields } from '#app/ui/read-form.ts'
import { useSharedServer } from '#server/testing/use-server.ts'
import { DAY_MS } from '#shared/durations.ts'
import { message } from '#shared/message.ts'
import { seed, size } from '#tests/support/soak.ts'

import { oracle, type Values } from './form-oracle.ts'
import { formValues } from './form-values.ts'

/** Within an hour the server writes so many emails, and in a day it takes so many messages. */
const TAKEN_AT_A_TIME = 150

const schemas: Record<string, v.GenericSchema> = {
  register: forms.registrationForm,
  signIn: forms.signInForm,
  forgotten: forms.forgottenPasswordForm,
  resend: forms.resendForm,
  reset: forms.resetForm,
  contact: message,
  mailbox: mailboxForm,
}

/** What each form that needs no session sends. */
const calls: Record<string, (values: Values) => { path: string; body: object }> = {
  register: ({ email, password, firstName, lastName }) => ({
    path: '/auth/v1/signup',
    body: { email, password, data: { firstName, lastName } },
  }),
  forgotten: ({ email }) => ({ path: '/auth/v1/recover', body: { email } }),
  contact: (values) => ({
    path: '/contact/v1/messages',
    body: { ...values, key: crypto.randomUUID(), elapsed: 9_000, homepage: '' },
  }),
}

const server = useSharedServer()

describe.each(Object.keys(schemas))('the form %s', (name) => {
  it('takes what the specification says, and nothing else', () => {
    expect(disagreements(name, schemas[name] ?? v.never())).toEqual([])
  })
})

it.each(Object.entries(calls))(
  'the server takes nothing that the form %s refuses',
  async (name, call) => {
    const laxer: string[] = []
    let taken = 0
    for (const values of sample(name, size(150, 5_000), seed + 1)) {
      const { path, body } = call(values)
      const headers = { 'Content-Type': 'application/json' }
      const init = { method: 'POST', headers, body: JSON.stringify(body) }
      const { status } = await server.ask(path, init)
      if (status === 200) taken += 1
      if (taken % TAKEN_AT_A_TIME === TAKEN_AT_A_TIME - 1) server.clock.now += DAY_MS
      const isRefused = status >= 400 && status < 500 && status !== 429
      if (!oracle[name]?.(seenBy(values)) && !isRefused)
        laxer.push(`${JSON.stringify(values)}: ${status}`)
    }
    expect(laxer.slice(0, 5)).toEqual([])
    expect(taken).toBeGreaterThan(0)
  },
)

function sample(name: string, numRuns: number, from = seed) {
  return fc.sample(formValues[name] ?? fc.constant({}), { numRuns, seed: from })
}

/** Where the page, as it reads the form itself, and the oracle say otherwise. */
function disagreements(name: string, schema: v.GenericSchema) {
  return sample(name, size(500, 20_000))
    .filter((values) => {
      const form = new FormData()
      for (const [field, text] of Object.entries({ type: 'standard', status: 'active', ...values }))
        form.set(field, text)
      return (readFields(form, schema).problems === null) !== oracle[name]?.(values)
    })
    .slice(0, 5)
}

/** The server sees one password, and takes an account without names: it is the page that asks for them. */
function seenBy(values: Values): Values {
  const { firstName = '', lastName = '', password = '' } = values
  const named = (name: string) => (/\S/.test(name) ? name : 'Ann')
  return {
    ...values,
    firstName: named(firstName),
    lastName: named(lastName),
    confirmPassword: password,
  }
}
