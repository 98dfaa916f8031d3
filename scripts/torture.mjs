// npm run torture [-- --tier full]: the items of the bar, on the pinned Node, against the site as built.
import { spawnSync } from 'node:child_process'

import { install } from './install.mjs'
import { findChromium, prepareMachine } from './machine.mjs'
import { node24 } from './node24.mjs'
import { build } from './site-build.mjs'

install()
prepareMachine()
build()

const env = { ...process.env, CHROMIUM: findChromium() }
const words = ['torture/run.ts', ...process.argv.slice(2)]
const { status } = spawnSync(node24, words, { stdio: 'inherit', env })
process.exit(status ?? 1)
