import { spawn, spawnSync } from 'node:child_process'

import { install } from './install.mjs'
import { node24, withSettings } from './node24.mjs'
import { endWith, readWords } from './run.mjs'
import { buildPages, hasSite } from './site-build.mjs'

const SERVER_PORT = '3001'
const SITE_URL = 'http://localhost:3000'

readWords('npm run dev')
await install().catch(endWith)
if (!hasSite()) await buildPages().catch(endWith)
spawnSync(node24, ['tooling/subset-font.ts'], { stdio: 'inherit' })

const server = start({ PORT: SERVER_PORT, SITE_URL }, ...withSettings, '--watch', 'server/main.ts')
const language = process.env.SITE_LANGUAGE === 'es' ? 'es' : 'en'
const pages = start(
  { SERVER_PORT },
  `--conditions=content-${language}`,
  'node_modules/@react-router/dev/bin.cjs',
  'dev',
  '--port',
  '3000',
)
const folder = language === 'es' ? '/es' : ''
process.stdout.write(`Site:  ${SITE_URL}${folder}\nInbox: ${SITE_URL}/dev/inbox\n`)

for (const child of [server, pages]) child.on('exit', stop)
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, stop)

function start(settings, ...words) {
  return spawn(node24, words, { stdio: 'inherit', env: { ...process.env, ...settings } })
}

function stop() {
  for (const child of [server, pages]) child.kill('SIGTERM')
}
