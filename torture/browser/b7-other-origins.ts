import { inParallel } from '#torture/at-once.ts'
import { Wrongs, type Item } from '#torture/item.ts'

const AT_ONCE = 4
/** In the fast tier every so manieth path is asked. */
const FAST_STEP = 3
/** One of each kind of what the server answers. */
const PATHS = ['/', '/account', '/robots.txt', '/favicon.ico', '/Forms/ps1583.pdf', '/no/such/page']
  .concat(['/auth/v1/user', '/auth/v1/settings', '/auth/v1/token?grant_type=password'])
  .concat(['/auth/v1/signup', '/auth/v1/none', '/rest/v1/countries', '/contact/v1/messages'])
  .concat(['/csp-report', '/health/ready', '/.well-known/jwks.json'])
const PREFLIGHT = {
  'Access-Control-Request-Method': 'POST',
  'Access-Control-Request-Headers': 'authorization, content-type',
}

/** No page of another site reads what this one answers, whatever it says that it is. */
export const otherOrigins: Item = {
  id: 'B7',
  title: 'Calls from other origins',
  bar: '40 origins: 0 let in, none with credentials',
  fault: {
    says: 'whoever asks is let in',
    isQuick: true,
    edits: [
      {
        file: 'server/app.ts',
        find: 'context.res = uncached(context.res)',
        replace: `context.res = uncached(context.res)
    context.header('Access-Control-Allow-Origin', context.req.header('Origin') ?? '*')`,
      },
    ],
  },
  async measure({ tier, startServer }) {
    const server = await startServer()
    const wrongs = new Wrongs()
    const origins = originsLike(new URL(server.url))
    const paths = PATHS.filter((_, index) => tier !== 'fast' || index % FAST_STEP === 0)
    let answers = 0
    await inParallel(origins, AT_ONCE, async (origin) => {
      for (const path of paths)
        for (const method of ['OPTIONS', 'GET', 'POST']) {
          const asked = method === 'OPTIONS' ? PREFLIGHT : {}
          const headers = { ...asked, Origin: origin }
          const body = method === 'POST' ? {} : undefined
          const reply = await server.ask(method, path, body, { headers })
          answers += 1
          for (const [name, text] of reply.headers)
            if (name.startsWith('access-control-'))
              wrongs.add(`${origin}: ${method} ${path}: ${name}: ${text}`)
        }
    })
    return wrongs.outcome(
      `${origins.length} origins, ${answers} answers, ${wrongs.count} that let in`,
    )
  },
}

/** Others that a careless comparison takes for this one, and some that are just others. */
function originsLike({ origin, hostname, port }: URL) {
  const site = `${hostname}:${port}`
  const others =
    'https://evil.test null file:// data: https://evil.test:443 https://localhost * %00'
  const started = ['evil.test', 'x', '.evil.test', '@evil.test', ':1', '0', '%2eevil.test', '%00.x']
  const ended = ['evil', 'evil-', 'evil.', 'a.b.', 'www.', 'evil.test#', 'evil.test?', 'evil@']
  const schemes = ['https', 'ftp', 'file', 'chrome-extension', 'capacitor', 'ws', 'HTTPS']
  const places = ['127.0.0.1', '[::1]', '0.0.0.0', '2130706433', 'LOCALHOST.']
  return [
    ...others.split(' '),
    ...started.map((end) => `${origin}${end}`),
    ...ended.map((start) => `http://${start}${site}`),
    ...schemes.map((scheme) => `${scheme}://${site}`),
    ...places.map((place) => `http://${place}:${port}`),
    `http://${hostname}`,
    `http://${hostname}:1`,
    `${origin} https://evil.test`,
    `${origin},https://evil.test`,
  ]
}
