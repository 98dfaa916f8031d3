import { createTransport } from 'nodemailer'

import { isLoopback } from '#server/loopback.ts'

import type { RenderedEmail } from './compose.ts'
import { DeliveryError, type Transport } from './transport.ts'

const SMTPS_PORT = 465
const SUBMISSION_PORT = 587
const TIMEOUT_MS = 10_000
/** One address, without anything that a mail program or server could read as several (header injection). */
const ONE_ADDRESS = /^[^\s\p{C}<>()[\],;:\\"@]+@[^\s\p{C}<>()[\],;:\\"@]+$/u

type SmtpAddress = {
  host: string
  port: number
  secure: boolean
  requireTls: boolean
  user?: string
  password?: string
}

/** Reads `smtp://user:password@host:port` or `smtps://…`. */
export function readSmtpUrl(text: string): SmtpAddress {
  const url = new URL(text)
  const secure = url.protocol === 'smtps:'
  const host = url.hostname.replace(/^\[|\]$/g, '')
  return {
    host,
    port: Number(url.port) || (secure ? SMTPS_PORT : SUBMISSION_PORT),
    secure,
    requireTls: !secure && !isLoopback(host),
    user: decodeURIComponent(url.username) || undefined,
    password: decodeURIComponent(url.password) || undefined,
  }
}

type SmtpError = Error & { code?: string; responseCode?: number; permanent?: boolean }

/**
 * Sends each email over a connection of its own, so that none waits for another. `timeoutMs` bounds each silence of the server; the outbox
 * worker bounds the whole.
 */
export function createSmtpTransport(
  server: SmtpAddress,
  { siteUrl, timeoutMs = TIMEOUT_MS }: { siteUrl: string; timeoutMs?: number },
): Transport {
  const nodemailer = createTransport({
    host: server.host,
    port: server.port,
    secure: server.secure,
    requireTLS: server.requireTls,
    tls: { rejectUnauthorized: server.secure || server.requireTls || !isLoopback(server.host) },
    auth: server.user ? { user: server.user, pass: server.password ?? '' } : undefined,
    name: new URL(siteUrl).hostname,
    connectionTimeout: timeoutMs,
    greetingTimeout: timeoutMs,
    socketTimeout: timeoutMs,
    dnsTimeout: timeoutMs,
    disableFileAccess: true,
    disableUrlAccess: true,
  })

  const composer = createTransport({ streamTransport: true, buffer: true })

  async function send(mail: RenderedEmail, signal: AbortSignal) {
    const message = asMessage(mail)
    try {
      await nodemailer.sendMail({ ...message, signal })
    } catch (error) {
      throw explain(error as SmtpError)
    }
  }

  async function dryRun(mail: RenderedEmail, signal: AbortSignal) {
    try {
      signal.throwIfAborted()
      await composer.sendMail(asMessage(mail))
      await nodemailer.verify()
    } catch (error) {
      throw explain(error as SmtpError)
    }
  }

  return { send, dryRun }
}

/** The email in nodemailer's terms. @throws DeliveryError when an address is not exactly one */
export function asMessage(mail: RenderedEmail) {
  const { from, to, replyTo, subject, text, html, messageId, date, calendar } = mail
  if (!ONE_ADDRESS.test(to)) throw new DeliveryError('refused', 'not an address')
  if (!ONE_ADDRESS.test(replyTo.address)) {
    throw new DeliveryError('refused', 'not an address to reply to')
  }
  return {
    from,
    to: { name: '', address: to },
    replyTo,
    envelope: { from: from.address, to: [to] },
    subject,
    text,
    html,
    messageId,
    date,
    ...(calendar && { icalEvent: calendar }),
    headers: { 'Auto-Submitted': 'auto-generated' },
  }
}

/** Only a reply about sender, recipient or content concerns this email; all others concern the server. */
function explain({ code = 'unknown', responseCode, permanent }: SmtpError) {
  const summary = responseCode ? `${code} ${responseCode}` : code
  if (code !== 'EENVELOPE' && code !== 'EMESSAGE') return new DeliveryError('unreachable', summary)
  if (permanent || !responseCode) return new DeliveryError('refused', summary)
  return new DeliveryError(responseCode === 421 ? 'unreachable' : 'postponed', summary)
}
