import { spawn } from 'node:child_process'

import { install } from './install.mjs'
import { node24, withSettings } from './node24.mjs'
import { build } from './site-build.mjs'

const LOOK_EVERY_MS = 500

install()
const pack = await build()

const server = spawn(node24, [...withSettings, 'server/main.ts'], {
  stdio: 'inherit',
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
await pack()
