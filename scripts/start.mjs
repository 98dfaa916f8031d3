import { spawn } from 'node:child_process'

import { build } from './site-build.mjs'
import { install } from './install.mjs'
import { node24 } from './node24.mjs'

install()
build()

const server = spawn(node24, ['--env-file-if-exists=.env', 'server/main.ts'], {
  stdio: 'inherit',
  env: { NODE_COMPILE_CACHE: 'node_modules/.cache/compiled', ...process.env },
})
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => server.kill(signal))
server.on('exit', (code) => process.exit(code ?? 1))
