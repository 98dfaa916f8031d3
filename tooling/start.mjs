import { spawn } from 'node:child_process'
import { constants } from 'node:os'

import { install } from './install.mjs'
import { node24, withSettings } from './node24.mjs'
import { build } from './site-build.mjs'

const LOOK_EVERY_MS = 500
/** What server/main.ts waits for. */
const PAGES_ADDED = 'pages added'

install()
const finish = await build()

const server = spawn(node24, [...withSettings, 'server/main.ts'], {
  stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
  env: { NODE_COMPILE_CACHE: 'node_modules/.cache/compiled', ...process.env },
})
const stop = () => server.kill('SIGTERM')
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, stop)
server.on('exit', (code) => process.exit(code ?? 1))
process.on('exit', stop)

// The shell between npm and us passes no signal on: when it is gone, we are told to stop too.
const parent = process.ppid
setInterval(() => process.ppid === parent || stop(), LOOK_EVERY_MS)

// Visitors of a first start are served meanwhile.
await finish({
  priority: constants.priority.PRIORITY_LOW,
  onPages: () => server.send(PAGES_ADDED),
})
server.disconnect()
