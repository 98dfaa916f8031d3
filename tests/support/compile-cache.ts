import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** Servers and commands start many times in tests: what Node has compiled once it need not compile again. */
export const NODE_COMPILE_CACHE = join(tmpdir(), 'mailbox-tests-compiled')
