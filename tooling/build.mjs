import { install } from './install.mjs'
import { build } from './site-build.mjs'

install()
const finish = await build()
await finish()
