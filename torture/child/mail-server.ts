import { fork } from 'node:child_process'
import { once } from 'node:events'

import { startSmtpServer } from '#server/testing/smtp.ts'

type Told = { url: string } | { link: string }

/** A mail server in a process of its own, so that its work is not in the way of what is measured here. */
export async function startMailServer() {
  const child = fork(import.meta.filename, { stdio: 'inherit' })
  const [told] = (await once(child, 'message')) as [Told]
  return {
    url: 'url' in told ? told.url : '',
    /** The secret of the link in the newest email to an address. */
    async linkTo(address: string): Promise<string> {
      child.send(address)
      const [found] = (await once(child, 'message')) as [Told]
      return 'link' in found ? found.link : ''
    },
    stop: () => void child.kill(),
  }
}

if (process.send && process.argv[1] === import.meta.filename) {
  const LOOK_EVERY_MS = 50
  const { url, received } = await startSmtpServer()
  process.send({ url } satisfies Told)
  process.on('message', (address: string) => {
    const looking = setInterval(() => {
      const newest = received.findLast(({ to }) => to.includes(address))
      const [, link] = /token_hash=([\w-]+)/.exec(newest?.email.text ?? '') ?? []
      if (!link) return
      clearInterval(looking)
      process.send?.({ link } satisfies Told)
    }, LOOK_EVERY_MS)
  })
}
