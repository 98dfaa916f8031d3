import { createTransport } from 'nodemailer'

import type { Mail } from './compose.ts'
import { isLoopback, type SmtpAddress } from './smtp-address.ts'
import { DeliveryFailure, type Transport } from './transport.ts'

const PATIENCE_MS = 10_000
/** One address and nothing that a mail program or server could read as more than one. */
const ONE_ADDRESS = /^[^\s\p{C}<>()[\],;:\\"@]+@[^\s\p{C}<>()[\],;:\\"@]+$/u

/** What nodemailer tells of a failure. */
type SmtpError = Error & { code?: string; responseCode?: number; permanent?: boolean }

/**
 * Sends by a mail server, each letter over a connection of its own, so that none waits for another. `patienceMs`
 * bounds each silence of the server; the whole is bounded by the courier.
 */
export function createSmtpTransport(
  server: SmtpAddress,
  { siteUrl, patienceMs = PATIENCE_MS }: { siteUrl: string; patienceMs?: number },
): Transport {
  const nodemailer = createTransport({
    host: server.host,
    port: server.port,
    secure: server.secure,
    requireTLS: server.requireTls,
    tls: { rejectUnauthorized: server.secure || server.requireTls || !isLoopback(server.host) },
    auth: server.user ? { user: server.user, pass: server.password ?? '' } : undefined,
    name: new URL(siteUrl).hostname,
    connectionTimeout: patienceMs,
    greetingTimeout: patienceMs,
    socketTimeout: patienceMs,
    dnsTimeout: patienceMs,
    disableFileAccess: true,
    disableUrlAccess: true,
  })

  const composer = createTransport({ streamTransport: true, buffer: true })

  async function send(mail: Mail, signal: AbortSignal) {
    const message = asMessage(mail)
    try {
      await nodemailer.sendMail({ ...message, signal })
    } catch (error) {
      throw explain(error as SmtpError)
    }
  }

  /** The same connection, and the message written out for it; nothing goes through it. */
  async function rehearse(mail: Mail, signal: AbortSignal) {
    try {
      signal.throwIfAborted()
      await composer.sendMail(asMessage(mail))
      await nodemailer.verify()
    } catch (error) {
      throw explain(error as SmtpError)
    }
  }

  return { send, rehearse }
}

/** The letter in nodemailer's terms. @throws DeliveryFailure when an address is not exactly one */
export function asMessage({ from, to, replyTo, subject, text, html, messageId, date }: Mail) {
  if (!ONE_ADDRESS.test(to)) throw new DeliveryFailure('refused', 'not an address')
  if (replyTo && !ONE_ADDRESS.test(replyTo.address)) {
    throw new DeliveryFailure('refused', 'not an address to reply to')
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
    headers: { 'Auto-Submitted': 'auto-generated' },
  }
}

/** Only an answer about sender, recipient or content speaks of this letter; the rest is about the server. */
function explain({ code = 'unknown', responseCode, permanent }: SmtpError) {
  const summary = responseCode ? `${code} ${responseCode}` : code
  if (code !== 'EENVELOPE' && code !== 'EMESSAGE')
    return new DeliveryFailure('unreachable', summary)
  if (permanent || !responseCode) return new DeliveryFailure('refused', summary)
  return new DeliveryFailure(responseCode === 421 ? 'unreachable' : 'postponed', summary)
}
