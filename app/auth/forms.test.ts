import * as v from 'valibot'
import { describe, expect, it } from 'vitest'

import { readForm } from '#app/ui/read-form.ts'

import {
  arrivalState,
  forgottenPasswordForm,
  namesForm,
  passwordForm,
  registrationForm,
  resendForm,
  resetForm,
  signInForm,
} from './forms.ts'

const jane = {
  firstName: 'Jane',
  lastName: 'Doe',
  email: 'jane@example.com',
  password: 'Sunny!Day1',
  confirmPassword: 'Sunny!Day1',
}

function read<Schema extends v.GenericSchema>(schema: Schema, values: Record<string, string>) {
  const body = new FormData()
  for (const [name, value] of Object.entries(values)) body.set(name, value)
  return readForm(new Request('http://site.test/', { method: 'POST', body }), schema)
}

describe('registration', () => {
  it('returns trimmed names and a normalized address', async () => {
    const { values } = await read(registrationForm, {
      ...jane,
      firstName: ' Jane ',
      email: ' Jane@Example.com ',
    })
    expect(values).toEqual(jane)
  })

  it('requires a last name, which the account page doesn’t', async () => {
    const oneName = { firstName: 'Suharto', lastName: '' }
    expect((await read(registrationForm, { ...jane, ...oneName })).problems).not.toBeNull()
    expect((await read(namesForm, oneName)).values).toEqual(oneName)
  })

  it('reports missing fields first, each at its field', async () => {
    const { problems } = await read(registrationForm, {
      ...jane,
      firstName: ' ',
      email: '',
      confirmPassword: 'other',
    })
    expect(problems).toEqual({
      fields: {
        firstName: 'Please enter your first name',
        email: 'Please enter your email address',
      },
    })
  })

  it('reports different passwords before it checks the rules', async () => {
    const { problems } = await read(registrationForm, {
      ...jane,
      password: 'weak',
      confirmPassword: 'weaker',
    })
    expect(problems).toEqual({ fields: { confirmPassword: 'Passwords do not match' } })
  })

  it.each(['Sun!1aA', 'sunny!day1', 'SUNNY!DAY1', 'Sunny!Day', 'SunnyDay1', 'Sunny-Day_1'])(
    'refuses %s by the rules',
    async (password) => {
      const { problems } = await read(registrationForm, {
        ...jane,
        password,
        confirmPassword: password,
      })
      expect(problems).toEqual({
        fields: { password: 'Please meet all password requirements' },
      })
    },
  )

  it('refuses a malformed address and a password that can’t be stored', async () => {
    const long = `Aa1!${'x'.repeat(130)}`
    const { problems } = await read(registrationForm, {
      ...jane,
      email: 'jane at home',
      password: long,
      confirmPassword: long,
    })
    expect(problems?.fields).toHaveProperty('email', 'Please enter a valid email address')
    expect(problems?.fields['password']).toMatch(/at most 128 characters/)
  })
})

describe('sign-in', () => {
  it.each([
    ['email', { email: ' ', password: 'x' }],
    ['password', { email: 'jane@example.com', password: '' }],
  ])('asks for both, and marks the missing %s', async (field, values) => {
    const { problems } = await read(signInForm, values)
    expect(problems).toEqual({ fields: { [field]: 'Please enter both email and password' } })
  })

  it('keeps the password unchanged', async () => {
    const { values } = await read(signInForm, { email: 'JANE@example.com', password: ' a b ' })
    expect(values).toEqual({ email: 'jane@example.com', password: ' a b ' })
  })
})

it.each([
  [forgottenPasswordForm, 'Please enter your email address to reset password'],
  [resendForm, 'Please enter your email address to resend confirmation'],
])('asks for the address alone', async (schema, sentence) => {
  expect((await read(schema, { email: '', password: 'x' })).problems?.fields).toEqual({
    email: sentence,
  })
  expect((await read(schema, { email: 'jane@example.com', password: '' })).problems).toBeNull()
})

it('keeps letters that lowercasing would change into others', async () => {
  const { problems } = await read(resendForm, { email: '\u212aate@example.com' })
  expect(problems?.fields).toEqual({ email: 'Please enter a valid email address' })
})

it('checks only the mismatch when a password is reset', async () => {
  const weak = { password: 'weak', confirmPassword: 'weak' }
  expect((await read(resetForm, weak)).values).toEqual(weak)
  const { problems } = await read(resetForm, { ...weak, confirmPassword: 'week' })
  expect(problems?.fields).toEqual({ confirmPassword: 'Passwords do not match' })
})

it('checks a changed password against the rules', async () => {
  const form = { currentPassword: 'old', password: 'weak', confirmPassword: 'weak' }
  const { problems } = await read(passwordForm, form)
  expect(problems?.fields).toEqual({ password: 'Please meet all password requirements' })
})

describe('router state', () => {
  it('is accepted in our own shape', () => {
    expect(v.parse(arrivalState, { confirmed: true, email: 'jane@example.com' })).toEqual({
      confirmed: true,
      email: 'jane@example.com',
    })
  })

  it.each([null, 'x', 7, { confirmed: 'yes' }, { showEmailConfirmation: 1 }])(
    'is refused when it is %o',
    (state) => expect(v.is(arrivalState, state)).toBe(false),
  )

  it('drops an invalid address', () => {
    expect(v.parse(arrivalState, { confirmed: true, email: '<b>' }).email).toBe('')
  })
})
