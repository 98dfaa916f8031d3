// npm run mutate [-- --mutate FILE]: mutation testing. Its tool is installed on first use.
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'

import { install } from './install.mjs'
import { node24 } from './node24.mjs'
import { endWith, readWords } from './run.mjs'

const FOLDER = 'build/mutation-tools'
const PACKAGES = ['core', 'vitest-runner'].map((name) => `@stryker-mutator/${name}@10.1.1`)
const COMMAND = `${FOLDER}/node_modules/@stryker-mutator/core/bin/stryker.js`

const words = readWords('npm run mutate [-- --mutate FILE]', ([option, ...files]) =>
  option === undefined ? true : option === '--mutate' && files.length === 1,
)
await install({ withTests: true }).catch(endWith)
if (!existsSync(COMMAND)) {
  const options = ['--prefix', FOLDER, '--no-save', '--no-audit', '--ignore-scripts']
  const peersOfThisProject = ['--legacy-peer-deps', '--loglevel=error']
  spawnSync('npm', ['install', ...options, ...peersOfThisProject, ...PACKAGES], {
    stdio: 'inherit',
  })
}
const { status } = spawnSync(node24, [COMMAND, 'run', ...words], {
  stdio: 'inherit',
})
process.exit(status ?? 1)
