import { afterEach, beforeEach, describe, expect, it } from 'vitest'

import { words } from '#server/content.ts'
import { fromAnn, shop, startContact, type TestContact } from '#server/testing/contact.ts'
import { refusal } from '#server/testing/smtp.ts'
import { isFirstDatabase } from '#server/testing/use-server.ts'
import { HOUR_MS } from '#shared/durations.ts'

const peer = '203.0.113.9'

let contact: TestContact
beforeEach(async () => {
  contact = await startContact()
})
afterEach(() => contact.close())

async function nextEmail() {
  await expect.poll(() => contact.received).toHaveLength(1)
  return contact.received[0]!
}

async function allSent() {
  const states = async () => (await contact.rows()).map(({ state }) => state)
  await expect.poll(states).not.toContain('waiting')
}

describe('a message', () => {
  it('reaches the shop only, and a reply reaches the visitor', async () => {
    expect((await contact.send()).status).toBe(200)
    const { to, email, from } = await nextEmail()
    expect(to).toEqual([shop.email])
    expect(from).toBe(shop.email)
    expect(email.to).toEqual([{ name: '', address: shop.email }])
    expect(email.from).toEqual({ name: shop.name, address: shop.email })
    expect(email.replyTo).toEqual([{ name: 'Ann Lee', address: 'ann@example.com' }])
    expect(email.subject).toBe('Message from the website: Mail and packages')
    for (const part of [email.text, email.html]) {
      for (const fact of [fromAnn.name, fromAnn.email, fromAnn.phone, 'packages on Saturday?']) {
        expect(part).toContain(fact)
      }
    }
    expect(email.text).toContain('> Hello,\n>\n> do you take packages')
  })

  it('is erased once sent, and not logged', async () => {
    await contact.send()
    await nextEmail()
    await allSent()
    expect(await contact.rows()).toMatchObject([{ state: 'sent', recipient: null, fields: '{}' }])
    expect(contact.logged()).not.toMatch(/Ann|example\.com|555|Saturday/)
  })

  it('sent again after a lost response is one message', async () => {
    const key = crypto.randomUUID()
    const answers = await Promise.all([contact.send({ key }), contact.send({ key })])
    answers.push(await contact.send({ key }))
    await nextEmail()
    await allSent()
    answers.push(await contact.send({ key }))
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200])
    expect(await contact.rows()).toHaveLength(1)
    await contact.send({ key, text: 'Hello, one more thing' })
    expect(await contact.rows()).toHaveLength(2)
  })

  it('sent without scripts redirects to the page', async () => {
    const sent = await contact.sendPlain({ phone: '', text: 'One\r\ntwo' })
    expect([sent.status, sent.headers.get('Location')]).toEqual([303, '/#message-sent'])
    expect((await nextEmail()).email.text).toContain('> One\n> two')
    expect((await contact.sendPlain({ phone: '', text: 'One\r\ntwo' })).status).toBe(303)
    expect(await contact.rows()).toHaveLength(1)

    const refused = await contact.sendPlain({ email: 'nobody' })
    expect([refused.status, refused.headers.get('Location')]).toEqual([303, '/#message-not-sent'])
  })

  it('from a Spanish page is answered in Spanish, and reaches the shop unchanged', async () => {
    const headers = { 'Accept-Language': 'es' }
    const wrong = await contact.send({ email: 'nobody' }, { headers })
    expect((await wrong.json()).msg).toContain(words.es.formErrors.email)
    const targets = [await contact.sendPlain({}, { language: 'es' })]
    targets.push(await contact.sendPlain({ email: 'nobody' }, { language: 'es' }))
    expect(targets.map(({ headers: sent }) => sent.get('Location'))).toEqual([
      '/es#message-sent',
      '/es#message-not-sent',
    ])
    expect((await nextEmail()).email.subject).toBe('Message from the website: Mail and packages')
  })

  it('refused by the shop’s mail server is retried', async () => {
    let attempts = 0
    const turnsAway = await startContact({
      smtp: {
        onRcptTo: (_to, _session, done) => done(++attempts === 1 ? refusal(550) : null),
      },
    })
    try {
      await turnsAway.send()
      const lastError = async () => (await turnsAway.rows())[0]?.lastError
      await expect.poll(lastError).toBe('EENVELOPE 550')
      turnsAway.clock.now += HOUR_MS
      turnsAway.worker.wake()
      await expect.poll(() => turnsAway.received).toHaveLength(1)
      expect(turnsAway.received[0]?.email.text).toContain('packages on Saturday?')
    } finally {
      await turnsAway.close()
    }
  })
})

describe.runIf(isFirstDatabase)('an invalid message', () => {
  it('is refused with the invalid field', async () => {
    for (const [body, field] of [
      [{ name: ' ' }, 'name'],
      [{ name: 'A'.repeat(10_000) }, 'name'],
      [{ email: 'ann' }, 'email'],
      [{ email: 'a..b@example.com' }, 'email'],
      [{ email: 'ann@example.com, eve@evil.test' }, 'email'],
      [{ email: 'ann@example.com\r\nBcc: eve@evil.test' }, 'email'],
      [{ phone: 'call me' }, 'phone'],
      [{ topic: 'Cheap pills' }, 'topic'],
      [{ text: '' }, 'text'],
      [{ text: 'a'.repeat(5_001) }, 'text'],
      [{ key: 'once' }, 'key'],
      [{ elapsed: '9999' }, 'elapsed'],
    ] as const) {
      const answer = await contact.send(body)
      expect([body, answer.status]).toEqual([body, 400])
      expect((await answer.json()).msg).toMatch(new RegExp(`^${field}: `))
    }
    expect(await contact.rows()).toEqual([])
  })

  it('is refused in any other format', async () => {
    const json = { 'Content-Type': 'application/json' }
    const form = { 'Content-Type': 'application/x-www-form-urlencoded' }
    const inits: [RequestInit, number][] = [
      [{ body: 'hello' }, 415],
      [{ body: '{}', headers: { 'Content-Type': 'text/plain' } }, 415],
      [{ headers: json }, 400],
      [{ headers: json, body: '[]' }, 400],
      [{ headers: json, body: '{"name":' }, 400],
      [{ headers: json, body: JSON.stringify({ ...fromAnn, text: 'a\0b' }) }, 400],
      [{ headers: json, body: JSON.stringify({ text: 'a'.repeat(70_000) }) }, 413],
      [{ headers: form, body: `text=${'a'.repeat(70_000)}` }, 303],
      [{ headers: form, body: '%ff%00&__proto__=1' }, 303],
      [{ method: 'GET' }, 405],
    ]
    for (const [init, status] of inits) {
      const answer = await contact.sendRaw(init)
      expect([init, answer.status]).toEqual([init, status])
      if (status === 303) expect(answer.headers.get('Location')).toBe('/#message-not-sent')
    }
    expect(await contact.rows()).toEqual([])
  })

  it('is refused from a page of another site', async () => {
    const origin = (Origin: string) => ({ headers: { Origin } })
    expect((await contact.send({}, { headers: { 'Sec-Fetch-Site': 'cross-site' } })).status).toBe(
      403,
    )
    for (const foreign of ['https://evil.test', 'null', 'http://site.test.evil.test']) {
      const answer = await contact.sendPlain({}, origin(foreign))
      expect(answer.headers.get('Location')).toBe('/#message-not-sent')
    }
    expect(await contact.rows()).toEqual([])
  })

  it('by a program is acknowledged and discarded', async () => {
    const answers = [
      await contact.send({ homepage: 'https://pills.test' }),
      await contact.send({ elapsed: 400 }),
      await contact.send({ elapsed: undefined }),
    ]
    for (const answer of answers) {
      expect([answer.status, await answer.text()]).toEqual([200, '{}'])
    }
    const plain = await contact.sendPlain({ homepage: 'https://pills.test' })
    expect(plain.headers.get('Location')).toBe('/#message-sent')
    expect(await contact.rows()).toEqual([])
  })
})

describe.runIf(isFirstDatabase)('too many messages', () => {
  // Limits count accepted messages, not delivered ones.
  beforeEach(() => contact.worker.stop())

  it('from one address are refused with the wait', async () => {
    const send = () => contact.send({}, { peer })
    for (let turn = 0; turn < 5; turn += 1) expect((await send()).status).toBe(200)
    const sixth = await send()
    expect(sixth.status).toBe(429)
    const wait = Number(sixth.headers.get('Retry-After'))
    expect(wait).toBe(720)
    contact.clock.now += wait * 1_000
    expect((await send()).status).toBe(200)
  })

  it('count only accepted messages by people', async () => {
    const key = crypto.randomUUID()
    for (let turn = 0; turn < 10; turn += 1) await contact.send({ key }, { peer })
    for (let turn = 0; turn < 10; turn += 1) await contact.send({ elapsed: 0 }, { peer })
    expect((await contact.send({}, { peer })).status).toBe(200)
    expect(await contact.rows()).toHaveLength(2)
  })

  it('from all networks of one connection leave room for others', async () => {
    let taken = 0
    for (let turn = 0; turn < 256; turn += 1) {
      const line = `2001:db8:9:${turn.toString(16)}::1`
      if ((await contact.send({}, { peer: line })).status === 200) taken += 1
    }
    expect(taken).toBe(10)
    expect((await contact.send({}, { peer })).status).toBe(200)
  })

  it('are refused in total, those without scripts earlier', async () => {
    let plain = 0
    while (plain < 60) {
      const answer = await contact.sendPlain({ text: `Message ${plain}` })
      if (answer.headers.get('Location') !== '/#message-sent') break
      plain += 1
    }
    expect(plain).toBe(20)
    let all = 0
    while (all < 500 && (await contact.send()).status === 200) all += 1
    expect(all).toBe(200)
    contact.clock.now += HOUR_MS
    expect((await contact.send()).status).toBe(200)
  })
})

it.runIf(isFirstDatabase)('messages are accepted with Supabase accounts', async () => {
  const elsewhere = await startContact({
    environment: {
      SUPABASE_URL: 'https://project.supabase.example',
      SUPABASE_KEY: 'sb_publishable',
    },
  })
  try {
    expect((await elsewhere.ask('/auth/v1/health')).status).toBe(404)
    expect((await elsewhere.send()).status).toBe(200)
    await expect.poll(() => elsewhere.received).toHaveLength(1)
  } finally {
    await elsewhere.close()
  }
})
