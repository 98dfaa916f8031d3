import { describe, expect, it } from 'vitest'

import { readArrival } from './arrival.ts'

const TOKEN = 'a'.repeat(43)

describe('reading a link', () => {
  it('takes a token of a known kind, or a code', () => {
    expect(readArrival(`?token_hash=${TOKEN}&type=signup`, '')).toEqual({
      kind: 'token',
      tokenHash: TOKEN,
      type: 'signup',
    })
    expect(readArrival('?code=0a1b2c3d-4e5f', '')).toEqual({ kind: 'code', code: '0a1b2c3d-4e5f' })
  })

  it.each([
    [`?token_hash=${TOKEN}&type=magiclink`, ''],
    [`?token_hash=${TOKEN}`, ''],
    ['?token_hash=<script>alert(1)</script>&type=signup', ''],
    [`?token_hash=${'a'.repeat(5000)}&type=signup`, ''],
    ['', `#access_token=${TOKEN}&refresh_token=x&type=signup`],
    ['', `#token_hash=${TOKEN}&type=signup`],
    ['', ''],
  ])('ignores %s%s', (search, hash) => {
    expect(readArrival(search, hash).kind).toBe('nothing')
  })

  it.each([
    ['?error=access_denied&error_description=Call+this+number', ''],
    ['', '#error=access_denied&error_code=otp_expired'],
  ])('reads a refusal without its text: %s%s', (search, hash) => {
    expect(readArrival(search, hash)).toEqual({ kind: 'refused' })
  })
})

it('reads the first half of an email change without its text', () => {
  expect(readArrival('', '#message=Confirmation+link+accepted&sb=')).toEqual({ kind: 'half' })
})
