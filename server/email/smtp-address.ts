import { isIP } from 'node:net'

/** A mail server, as SMTP_URL names it. */
export type SmtpAddress = {
  host: string
  port: number
  /** TLS from the first byte (smtps://). */
  secure: boolean
  /** Never leave this machine's own wires without TLS. */
  requireTls: boolean
  user?: string
  password?: string
}

const SMTPS_PORT = 465
const SUBMISSION_PORT = 587

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

/** Whether a host name or address means this very machine. */
export function isLoopback(host: string) {
  if (host === 'localhost' || host === '::1') return true
  const address = host.replace(/^::ffff:/i, '')
  return isIP(address) === 4 && address.startsWith('127.')
}
