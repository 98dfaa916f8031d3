import { createServer, type AddressInfo } from 'node:net'

import { afterEach, describe, expect, it } from 'vitest'

import { shop } from '#server/testing/contact.ts'
import { refusal, startSmtpServer } from '#server/testing/smtp.ts'

import { renderEmail } from './compose.ts'
import { createSmtpTransport, readSmtpUrl } from './smtp-transport.ts'

const siteUrl = 'https://shop.test'
const mail = renderEmail(
  { kind: 'password-changed', to: 'ann@example.com', firstName: 'Ann', language: 'en' },
  { id: 'row-1', createdAt: 0 },
  { shop, siteUrl },
)
const forever = new AbortController().signal
const closers: (() => unknown)[] = []
afterEach(() => Promise.all(closers.splice(0).map((close) => close())))

async function start(...script: Parameters<typeof startSmtpServer>) {
  const server = await startSmtpServer(...script)
  closers.push(server.close)
  return server
}

type Extra = { requireTls?: boolean; timeoutMs?: number }

function send(url: string, signal = forever, { timeoutMs, ...extra }: Extra = {}) {
  const server = { ...readSmtpUrl(url), ...extra }
  return createSmtpTransport(server, { siteUrl, timeoutMs }).send(mail, signal)
}

describe('a mail server', () => {
  it('receives the email with a stable Message-ID and one recipient', async () => {
    const { url, received } = await start()
    await send(url)
    await send(url)

    expect(received.map(({ to }) => to)).toEqual([['ann@example.com'], ['ann@example.com']])
    expect(received[0]?.from).toBe('hello@shop.test')
    const ids = received.map(({ email }) => email.messageId)
    expect(ids).toEqual(['<row-1@shop.test>', '<row-1@shop.test>'])
  })

  it('receives the user name and password of SMTP_URL', async () => {
    const commands: unknown[] = []
    const { port } = await start({
      onAuth({ username, password }, _session, done) {
        commands.push([username, password])
        done(null, { user: username })
      },
      allowInsecureAuth: true,
    })
    await send(`smtp://shop%40x:p%2Fss%3A@127.0.0.1:${port}`)
    expect(commands).toEqual([['shop@x', 'p/ss:']])
  })

  it('refuses an email for good by 5xx about recipient, sender or content', async () => {
    const unknown = await start({ onRcptTo: (_to, _session, done) => done(refusal(550)) })
    const barred = await start({ onMailFrom: (_from, _session, done) => done(refusal(553)) })
    const spam = await start({ afterData: () => refusal(554) })
    for (const { url } of [unknown, barred, spam]) {
      await expect(send(url)).rejects.toMatchObject({ kind: 'refused' })
    }
  })

  it('postpones an email by 4xx', async () => {
    const grey = await start({ onRcptTo: (_to, _session, done) => done(refusal(451)) })
    const full = await start({ afterData: () => refusal(452) })
    for (const { url } of [grey, full]) {
      await expect(send(url)).rejects.toMatchObject({ kind: 'postponed' })
    }
  })

  it('that refuses everything says nothing about one email', async () => {
    const closed = await start({ onConnect: (_session, done) => done(refusal(554)) })
    const busy = await start({ onMailFrom: (_from, _session, done) => done(refusal(421)) })
    const drops = await start({ afterData: () => 'hang up' })
    const gone = await startSmtpServer()
    await gone.close()
    for (const { url } of [closed, busy, drops, gone]) {
      await expect(send(url)).rejects.toMatchObject({ kind: 'unreachable' })
    }
  })

  it('that rejects our password does not fail the emails', async () => {
    const { port } = await start({
      onAuth: (_auth, _session, done) => done(refusal(535)),
      allowInsecureAuth: true,
    })
    const sent = send(`smtp://shop:wrong@127.0.0.1:${port}`)
    await expect(sent).rejects.toMatchObject({ kind: 'unreachable', message: 'EAUTH 535' })
  })
})

describe('a silent server', () => {
  it('times out', async () => {
    const tarpit = createServer(() => undefined)
    await new Promise<void>((resolve) => tarpit.listen(0, '127.0.0.1', resolve))
    closers.push(() => tarpit.close())
    const { port } = tarpit.address() as AddressInfo
    const sent = send(`smtp://127.0.0.1:${port}`, forever, { timeoutMs: 300 })
    await expect(sent).rejects.toMatchObject({ kind: 'unreachable' })
  })

  it('is left at once when the worker stops', async () => {
    const stop = new AbortController()
    const { url } = await start({ onRcptTo: () => stop.abort() })
    const sent = send(url, stop.signal)
    await expect(sent).rejects.toMatchObject({ kind: 'unreachable', message: 'EABORT' })
  })
})

describe('the connection to the server', () => {
  it('is never in clear when TLS is required', async () => {
    const stripped = await start()
    const selfSigned = await start({ disabledCommands: [] })
    for (const { url, received } of [stripped, selfSigned]) {
      const sent = send(url, forever, { requireTls: true })
      await expect(sent).rejects.toMatchObject({ kind: 'unreachable' })
      expect(received).toEqual([])
    }
  })

  it('is encrypted on this machine too when offered', async () => {
    let secure: boolean | undefined
    const { url } = await start({
      disabledCommands: [],
      onMailFrom(_from, session, done) {
        secure = session.secure
        done()
      },
    })
    await send(url)
    expect(secure).toBe(true)
  })

  it('requires TLS to another machine, from the first byte by smtps', () => {
    expect(readSmtpUrl('smtp://mail.shop.test')).toMatchObject({ requireTls: true, port: 587 })
    expect(readSmtpUrl('smtp://localhost.shop.test:25').requireTls).toBe(true)
    expect(readSmtpUrl('smtp://127.0.0.1.shop.test').requireTls).toBe(true)
    expect(readSmtpUrl('smtps://mail.shop.test')).toMatchObject({ secure: true, port: 465 })
    for (const own of ['localhost', '127.0.0.1', '127.8.8.8', '[::1]']) {
      expect(readSmtpUrl(`smtp://${own}:2525`)).toMatchObject({ requireTls: false, port: 2525 })
    }
  })

  it('refuses an smtps server without a valid certificate', async () => {
    const { port, received } = await start({ secure: true, disabledCommands: [] })
    await expect(send(`smtps://127.0.0.1:${port}`)).rejects.toMatchObject({ kind: 'unreachable' })
    expect(received).toEqual([])
  })
})
