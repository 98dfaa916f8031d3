import { startOutboxWorker } from '#server/email/outbox-worker.ts'
import { createSmtpTransport, readSmtpUrl } from '#server/email/smtp-transport.ts'

import { startSmtpServer } from './smtp.ts'
import { startServer } from './start-server.ts'

const PATH = '/contact/v1/messages'

export const shop = {
  name: 'Corner Shop',
  phone: '(213) 555-0100',
  email: 'hello@shop.test',
  addressLines: ['1 Main Street'],
  hours: [{ weekdays: [1, 2, 3, 4, 5], opens: '09:00', closes: '17:00' }],
}

export const fromAnn = {
  name: 'Ann Lee',
  email: 'ann@example.com',
  phone: '(213) 555-0199',
  topic: 'mail',
  text: 'Hello,\n\ndo you take packages on Saturday?',
}

export type TestContact = Awaited<ReturnType<typeof startContact>>

export async function startContact({
  environment = {},
  smtp: script = {},
}: {
  environment?: Record<string, string>
  smtp?: Parameters<typeof startSmtpServer>[0]
} = {}) {
  const server = await startServer({ environment })
  const smtp = await startSmtpServer(script)
  const { services } = server
  const { siteUrl } = services.settings
  const transport = createSmtpTransport(readSmtpUrl(smtp.url), { siteUrl })
  const worker = startOutboxWorker(services, { shop, transport })
  services.events.on('enqueued', () => worker.wake())

  async function send(body: object = {}, { peer, headers = {} }: Sent = {}) {
    const page = { key: crypto.randomUUID(), elapsed: 20_000, homepage: '' }
    return server.ask(
      PATH,
      {
        method: 'POST',
        headers: {
          'Content-Type': 'application/json',
          'Sec-Fetch-Site': 'same-origin',
          ...headers,
        },
        body: JSON.stringify({ ...page, ...fromAnn, ...body }),
      },
      peer,
    )
  }

  async function sendPlain(
    fields: object = {},
    { peer, headers = {}, language = 'en' }: Sent = {},
  ) {
    const body = new URLSearchParams({ homepage: '', ...fromAnn, ...fields })
    const sent = { method: 'POST', headers: { Origin: siteUrl, ...headers }, body }
    return server.ask(`${PATH}?language=${language}`, sent, peer)
  }

  return {
    ...server,
    worker,
    received: smtp.received,
    send,
    sendPlain,
    sendRaw: (init: RequestInit) => server.ask(PATH, { method: 'POST', ...init }),
    rows: () => server.database.read.selectFrom('outbox').selectAll().execute(),
    async close() {
      await worker.stop()
      await server.close()
      await smtp.close()
    },
  }
}

type Sent = { peer?: string; headers?: Record<string, string>; language?: string }
