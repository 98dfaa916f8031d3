// Runs the commands (npm run backup, restore, bench …) on the pinned Node with .env.
import { spawnSync } from 'node:child_process'

import { install } from './install.mjs'
import { node24, withSettings } from './node24.mjs'
import { endWith } from './run.mjs'

const [name, ...words] = process.argv.slice(2)

await install({ withTests: name.startsWith('bench/') }).catch(endWith)
const file = name.includes('/') ? name : `server/operations/${name}.ts`
const command = [...withSettings, file, ...words]
const { status } = spawnSync(node24, command, { stdio: 'inherit' })
process.exit(status ?? 1)
