import { readdirSync, readFileSync } from 'node:fs'

import { expect, it } from 'vitest'

const KEY = /'(mailbox\.[a-z-]+)'/g
/** A name that the account client wants, for a session that lives in memory alone. */
const NEVER_KEPT = ['mailbox.link']

it.each(['cookies', 'privacy'])('/%s names everything that a browser keeps', (name) => {
  const text = readFileSync(`app/content/en/legal/${name}.md`, 'utf8')
  const sources = readdirSync('app', { recursive: true, encoding: 'utf8' }).filter(
    (file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file),
  )
  const keys = sources.flatMap((file) =>
    [...readFileSync(`app/${file}`, 'utf8').matchAll(KEY)].map(([, key = '']) => key),
  )
  const kept = [...new Set(keys)].filter((key) => !NEVER_KEPT.includes(key))
  expect(kept.length).toBeGreaterThan(4)
  expect(kept.filter((key) => !text.includes(`\`${key}\``))).toEqual([])
})

it('nothing in the site or its server sets a cookie', () => {
  for (const folder of ['app', 'server']) {
    const sources = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    for (const file of sources.filter((name) => /\.tsx?$/.test(name) && !/test/.test(name))) {
      const source = readFileSync(`${folder}/${file}`, 'utf8')
      expect([file, /document\.cookie|set-cookie/i.test(source)]).toEqual([file, false])
    }
  }
})
