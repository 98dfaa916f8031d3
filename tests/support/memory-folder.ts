import { statfsSync } from 'node:fs'
import { tmpdir } from 'node:os'

import { isSoak } from './soak.ts'

const SHARED_MEMORY = '/dev/shm'
const MIN_FREE_BYTES = 4e9

/** In memory, since most of a small write's time is the disk's; on the disk in a soak. */
export function memoryFolder() {
  if (isSoak) return tmpdir()
  try {
    const { bavail, bsize } = statfsSync(SHARED_MEMORY)
    return bavail * bsize > MIN_FREE_BYTES ? SHARED_MEMORY : tmpdir()
  } catch {
    return tmpdir()
  }
}
