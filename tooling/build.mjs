import { install } from './install.mjs'
import { build } from './site-build.mjs'

install()
await build()
