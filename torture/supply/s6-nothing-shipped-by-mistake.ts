import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

import { inParallel } from '#torture/at-once.ts'
import { Wrongs, type Item } from '#torture/item.ts'
import { askToTheLetter } from '#torture/wire.ts'

const BUILD = 'build/client'
const SECRETS =
  /-----BEGIN [A-Z ]*PRIVATE KEY|"role":"service_role"|sb_secret_\w|(smtps?|postgres(ql)?):\/\/[^\s"'`]+:[^\s"'`]+@|AKIA[A-Z\d]{16}|sourceMappingURL=(?!data:)|jsxDEV|\/(home|root|tmp|work)\/\w/
const TEXT = /\.(html|js|mjs|css|json|txt|xml|svg|webmanifest)$/

const FOLDERS = ['', '/assets', '/Forms', '/auth', '/data', '/app', '/.well-known', '/videos']
const NAMES = [
  '.git/config .git/HEAD .env .env.local .env.production .npmrc .htpasswd .htaccess .DS_Store',
  'backup.sql dump.sql mailbox.sqlite mailbox.sqlite-wal limits.sqlite site.zip site.tar.gz backup.tar',
  'package.json package-lock.json Dockerfile.bak index.html~ config.php.bak web.config',
  'server/main.ts id_rsa.pem key.pem jwt-secret.txt server.log',
].flatMap((names) => names.split(' '))

/** Neither secrets nor tools of ours are among what anybody may fetch. */
export const nothingByMistake: Item = {
  id: 'S6',
  title: 'Secrets and stray files in what is served',
  bar: '0 hits in the build, 200 made-up paths of files all 404, diagnostics off in production',
  fault: {
    says: 'a made-up file leads to the landing page',
    edits: [
      { file: 'server/http/serve-site.ts', find: String.raw`|\/\.|\.[\w~-]+$/i`, replace: '/i' },
    ],
  },
  async measure({ startServer }) {
    const wrongs = new Wrongs()
    const files = readdirSync(BUILD, { recursive: true, encoding: 'utf8' })
    for (const file of files) {
      if (/(^|\/)\.|\.(map|ts|tsx|bak|sqlite|log)$/.test(file)) wrongs.add(`shipped: ${file}`)
      if (!TEXT.test(file)) continue
      const [hit] = SECRETS.exec(readFileSync(join(BUILD, file), 'utf8')) ?? []
      if (hit) wrongs.add(`${file}: ${hit}`)
    }
    const server = await startServer({ settings: { NODE_ENV: 'production' } })
    const paths = FOLDERS.flatMap((folder) => NAMES.map((name) => `${folder}/${name}`))
    const ask = (path: string) => askToTheLetter(server.url, { method: 'GET', path })
    await inParallel(paths, 8, async (path) => {
      const { status } = await ask(path)
      if (status !== 404) wrongs.add(`${path}: ${status}`)
    })
    for (const path of ['/supabase-test', '/performance-example']) {
      const { status, headers } = await ask(path)
      if (status !== 302 || headers.get('location') !== '/') wrongs.add(`${path}: ${status}`)
    }
    return wrongs.outcome(`${files.length} files, ${paths.length} paths`)
  },
}
