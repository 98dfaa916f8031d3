import type { AddressInfo } from 'node:net'

import PostalMime, { type Email } from 'postal-mime'
import { SMTPServer, type SMTPServerOptions } from 'smtp-server'

export type Received = { from: string; to: string[]; email: Email; raw: string }

/**
 * A real mail server on a free port. `script` makes it misbehave; `afterData` chooses the reply to
 * a complete email.
 */
export async function startSmtpServer(
  script: SMTPServerOptions & { afterData?: (count: number) => Error | null | 'hang up' } = {},
) {
  const received: Received[] = []
  const { afterData, ...options } = script
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    logger: false,
    onData(stream, session, done) {
      const chunks: Buffer[] = []
      stream.on('data', (chunk) => chunks.push(chunk))
      stream.on('end', async () => {
        const raw = Buffer.concat(chunks).toString('utf8')
        const { mailFrom, rcptTo } = session.envelope
        received.push({
          from: mailFrom ? mailFrom.address : '',
          to: rcptTo.map((recipient) => recipient.address),
          email: await PostalMime.parse(raw),
          raw,
        })
        const answer = afterData?.(received.length) ?? null
        if (answer === 'hang up') hangUp(session.id)
        else done(answer)
      })
    },
    ...options,
  })
  server.on('error', () => undefined)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', () => resolve()))

  /** Other emails are being sent at the same time. */
  function hangUp(sessionId: string) {
    for (const { id, _socket } of connections(server)) if (id === sessionId) _socket.destroy()
  }
  const { port } = server.server.address() as AddressInfo
  return {
    port,
    url: `smtp://127.0.0.1:${port}`,
    received,
    close: () => new Promise<void>((resolve) => server.close(() => resolve())),
  }
}

export function refusal(responseCode: number, message = 'no') {
  return Object.assign(new Error(message), { responseCode })
}

function connections(server: SMTPServer) {
  return (server as unknown as { connections: Set<{ id: string; _socket: { destroy(): void } }> })
    .connections
}
