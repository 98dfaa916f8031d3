import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { constants } from 'node:os'

import { install } from './install.mjs'
import { node24, withSettings } from './node24.mjs'
import { endWith, readWords } from './run.mjs'
import { buildPages, hasSite } from './site-build.mjs'

const LOOK_EVERY_MS = 500
const PAGES_ADDED = 'pages added'

readWords('npm start')

let server
const stop = () => (server ? server.kill('SIGTERM') : process.exit(1))
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, stop)
// The shell of npm passes no signals on: stops when it is gone.
const parent = process.ppid
setInterval(() => process.ppid === parent || stop(), LOOK_EVERY_MS)

await install({ title: '1 of 3: installing the packages, about half a minute' }).catch(endWith)
const finish = await buildPages('2 of 3: building the pages, about a minute').catch(serveFormer)

server = spawn(node24, [...withSettings, 'server/main.ts'], {
  stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
  env: { NODE_COMPILE_CACHE: 'node_modules/.cache/compiled', ...process.env },
})
server.on('exit', (code) => process.exit(code ?? 1))
process.on('exit', () => server.kill('SIGTERM'))

// Building waits until the server serves.
await once(server, 'message')
if (finish) await finishBeside().catch(goOn)

async function finishBeside() {
  process.stdout.write('3 of 3: building what remains beside the site, about a minute\n')
  const onPages = () => server.send(PAGES_ADDED)
  await finish({ priority: constants.priority.PRIORITY_BELOW_NORMAL, onPages })
  process.stdout.write('Everything is built.\n')
}

function serveFormer(fault) {
  if (!hasSite()) endWith(fault)
  process.stderr.write(`${fault.message} The site is served as it was built before.\n`)
}

function goOn({ message }) {
  process.stderr.write(`${message} The site goes on without it; the next start tries again.\n`)
}
