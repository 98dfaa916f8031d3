import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** Tests start servers and commands often: Node reuses compiled code. */
export const NODE_COMPILE_CACHE = join(tmpdir(), 'mailbox-tests-compiled')
