import { startSite } from '#e2e/site.ts'

import { Wrongs, type Item } from '#torture/item.ts'
import { signUp } from '#torture/people.ts'
import { NODE_COMPILE_CACHE } from '#torture/server.ts'
import { resolve } from 'node:path'

import { statusOf, timed } from '#torture/faults/watch.ts'

const PRELOAD = resolve('torture/child/preload.ts')

/** A second server on the same data. */
export const twoServers: Item = {
  id: 'D7',
  title: 'Two servers on one data directory',
  bar: 'the second never serves and names DATA_DIR; the first goes on',
  fault: {
    says: 'the directory is not locked',
    edits: [
      {
        file: 'server/database/data-directory.ts',
        find: `lock.exec('begin exclusive')`,
        replace: `lock.exec('begin')`,
      },
    ],
  },
  async measure({ size, isFaulted, startServer }) {
    const server = await startServer()
    const wrongs = new Wrongs()
    const TORTURE_EDITS = JSON.stringify(isFaulted ? twoServers.fault.edits : [])
    const rounds = size({ fast: 2, full: 20 })
    let slowest = 0
    for (let round = 0; round < rounds; round += 1) {
      const { result, ms } = await timed(() =>
        startSite({ DATA_DIR: server.dataDir, TORTURE_EDITS, NODE_COMPILE_CACHE }, PRELOAD).then(
          async (second) => {
            await second.stop()
            return 'it served'
          },
          (error: Error) => error.message,
        ),
      )
      slowest = Math.max(slowest, ms)
      if (!result.includes('stopped at once') || !result.includes('DATA_DIR')) wrongs.add(result)
      if ((await signUp(server, `d7-${round}@example.com`)).status !== 200) wrongs.add('no write')
    }
    if ((await statusOf(server, '/health/ready')) !== 200) wrongs.add('the first is not ready')
    return wrongs.outcome(`${rounds} tries, refused after ${(slowest / 1000).toFixed(1)} s at most`)
  },
}
