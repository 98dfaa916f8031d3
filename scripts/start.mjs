import { spawn } from 'node:child_process'

import { build } from './build.mjs'
import { install } from './install.mjs'
import { node24 } from './node24.mjs'

install()
build()

const server = spawn(node24, ['server/main.ts'], { stdio: 'inherit' })
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => server.kill(signal))
server.on('exit', (code) => process.exit(code ?? 1))
