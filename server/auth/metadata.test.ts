import { expect, it } from 'vitest'

import { changeUser, confirm, getUser, redeemLink, send } from '#server/testing/fixtures.ts'
import { ann } from '#server/testing/start-server.ts'
import { useServer } from '#server/testing/use-server.ts'
import { formErrors } from '#shared/content/en/forms.ts'

const server = useServer()

const SECRET = '078-05-1120'
const unknown = {
  ssn: SECRET,
  homeAddress: '10 Elm Street',
  birthDate: '1970-02-03',
  profile: { ssn: SECRET },
  language: SECRET,
  created_at: SECRET,
  constructor: SECRET,
}
const planChoice = { plan: 'office', months: 12 }

const readStored = async () => {
  const { read } = server.database
  const accounts = await read.selectFrom('users').select('userMetadata').execute()
  const pending = await read.selectFrom('pendingAccounts').select('userMetadata').execute()
  return [...accounts, ...pending].map(({ userMetadata }) => JSON.parse(userMetadata))
}

it('stores the site’s own fields, and drops all others', async () => {
  const data = { ...unknown, firstName: ' Bo ', planChoice: { ...planChoice, ssn: SECRET } }
  const bob = { email: 'bob@example.com', password: ann.password, data }
  expect((await send(server, 'signup', bob)).status).toBe(200)
  const stored = { firstName: 'Bo', planChoice, role: 'customer' }
  expect(await readStored()).toEqual([stored])
  await redeemLink(server, bob.email, 'confirm')
  expect(await readStored()).toEqual([stored])
})

it('rejects a birth date as the time of the sign-up', async () => {
  const { access_token: token } = await confirm(server)
  const change = async (created_at: string) => {
    const { body } = await changeUser(server, token, { data: { created_at } })
    return body.user_metadata.created_at
  }
  expect(await change('1970-02-03T00:00:00Z')).toBeUndefined()
  expect(await change('2026-11-02T18:10:00.000Z')).toBe('2026-11-02T18:10:00.000Z')
})

it('drops fields of an earlier version with the next change, and keeps those sent', async () => {
  const { access_token: token } = await confirm(server)
  const earlier = { firstName: 'Ann', language: 'es', role: 'customer' }
  await server.database.write((tx) =>
    tx
      .updateTable('users')
      .set({ userMetadata: JSON.stringify({ ...unknown, ...earlier }) })
      .execute(),
  )
  const changed = await changeUser(server, token, { data: { ...unknown, lastName: 'Lee' } })
  expect(changed.status).toBe(200)
  expect(await readStored()).toEqual([{ ...earlier, lastName: 'Lee' }])
  await changeUser(server, token, { data: { lastName: null } })
  expect((await getUser(server, token)).body.user_metadata).toEqual(earlier)
})

it('rejects a name with an ID number or a home address', async () => {
  const { access_token: token } = await confirm(server)
  for (const field of ['firstName', 'lastName']) {
    for (const text of [SECRET, '10 Elm Street']) {
      const { status, body } = await changeUser(server, token, { data: { [field]: text } })
      expect([status, body.msg]).toEqual([400, formErrors.personal])
    }
  }
  const factor = { factor_type: 'totp', friendly_name: SECRET }
  const { status, body } = await send(server, 'factors', factor, { token })
  expect([status, body.msg]).toEqual([400, expect.stringContaining(formErrors.personal)])
})
