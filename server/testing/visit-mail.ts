import ICAL from 'ical.js'
import { expect, vi } from 'vitest'

import { startOutboxWorker } from '#server/email/outbox-worker.ts'
import { createSmtpTransport, readSmtpUrl } from '#server/email/smtp-transport.ts'

import { shop } from './contact.ts'
import { startSmtpServer } from './smtp.ts'
import type { TestServer } from './start-server.ts'

export async function startMail(
  server: TestServer,
  script: Parameters<typeof startSmtpServer>[0] = {},
) {
  const { services, database } = server
  const smtp = await startSmtpServer(script)
  const transport = createSmtpTransport(readSmtpUrl(smtp.url), services.settings)
  const worker = startOutboxWorker(services, { shop, transport })
  services.events.on('enqueued', () => worker.wake())
  return {
    worker,
    async emails(count: number) {
      const waiting = database.read.selectFrom('outbox').where('state', '=', 'waiting')
      const allTaken = async () => {
        expect(smtp.received).toHaveLength(count)
        expect(await waiting.selectAll().execute()).toEqual([])
      }
      await vi.waitFor(allTaken, { timeout: 20_000 })
      return smtp.received.map(({ email }) => email)
    },
    async close() {
      await worker.stop()
      await smtp.close()
    },
  }
}

export type Mail = Awaited<ReturnType<Awaited<ReturnType<typeof startMail>>['emails']>>[number]

export function calendarOf(mail: Mail | undefined) {
  const part = mail?.attachments.find(({ mimeType }) => mimeType === 'text/calendar')
  const text =
    typeof part?.content === 'string' ? part.content : new TextDecoder().decode(part?.content)
  const calendar = new ICAL.Component(ICAL.parse(text))
  const event = calendar.getFirstSubcomponent('vevent')
  const value = (name: string) => event?.getFirstPropertyValue(name)
  const start = value('dtstart') as ICAL.Time
  return {
    mimeMethod: part?.method,
    method: calendar.getFirstPropertyValue('method'),
    uid: String(value('uid')),
    sequence: value('sequence'),
    status: value('status'),
    starts: start.toJSDate().getTime(),
    minutes: ((value('dtend') as ICAL.Time).toUnixTime() - start.toUnixTime()) / 60,
    isUtc: text.includes('DTSTART:') && /DTSTART:\d{8}T\d{6}Z/.test(text) && !text.includes('TZID'),
    location: value('location'),
    description: String(value('description')),
    alarms: event?.getAllSubcomponents('valarm').length,
    attendee: String(value('attendee')).toLowerCase(),
    organizer: String(value('organizer')),
  }
}
