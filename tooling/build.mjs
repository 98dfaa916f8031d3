import { install } from './install.mjs'
import { build } from './site-build.mjs'

install()
const pack = await build()
await pack()
