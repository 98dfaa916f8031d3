import { install } from './install.mjs'
import { endWith, readWords } from './run.mjs'
import { build } from './site-build.mjs'

readWords('npm run build')
await install().then(build).catch(endWith)
