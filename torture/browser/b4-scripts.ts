import { inParallel } from '#torture/at-once.ts'
import { Wrongs, type Item } from '#torture/item.ts'

import { LOW_WINDOW, startVisitor, type Visitor } from './chromium.ts'
import { hostileTexts } from './hostile-texts.ts'
import { seeAccount, seeKept, seeLetters, seeList, writeMessages } from './hostile-visits.ts'

const TEXTS = { fast: 3, full: 70, soak: 200 }
const LETTER_FILE = 'server/email/render-html.ts'

/** Texts that want to be scripts, wherever a person can write something: none runs, with or without the policy. */
export const foreignScripts: Item = {
  id: 'B4',
  title: 'Scripts in what people write',
  bar: '200 texts in names, addresses, mailboxes, ids, searches, stored state and letters: 0 runs, policy on and off',
  isLong: true,
  fault: {
    says: 'a letter takes what a visitor writes for markup',
    edits: [
      {
        file: LETTER_FILE,
        find: "import { html } from 'hono/html'",
        replace: "import { html, raw } from 'hono/html'",
      },
      { file: LETTER_FILE, find: '">${text}</blockquote>', replace: '">${raw(text)}</blockquote>' },
    ],
  },
  tiers: ['full', 'soak'],
  async measure({ isFaulted, size, startServer }) {
    const server = await startServer()
    const texts = hostileTexts(isFaulted ? TEXTS.fast : size(TEXTS))
    await writeMessages(server, texts)
    const counts = await inParallel(['on', 'off'], 2, async (policy) => {
      const wrongs = new Wrongs()
      const visitor = await startVisitor(server, wrongs)
      await visitor.page.setViewportSize(LOW_WINDOW)
      if (policy === 'off') await takePolicyAway(visitor)
      await seeLetters(server, visitor, texts.length, policy === 'on')
      await seeList(visitor, texts)
      await seeAccount(server, visitor, texts, `${policy}@example.com`)
      await seeKept(visitor, texts)
      await visitor.close()
      return wrongs
    })
    const wrongs = new Wrongs()
    for (const { examples } of counts) for (const example of examples) wrongs.add(example)
    wrongs.count = counts.reduce((sum, { count }) => sum + count, 0)
    const [on, off] = counts
    return wrongs.outcome(
      `${texts.length} of 200 texts in 9 kinds of places: ${on?.count} run or refused with the policy, ${off?.count} run without it`,
    )
  },
}

/** The pages as they would be served by somebody who has forgotten the policy. */
async function takePolicyAway({ context }: Visitor) {
  await context.route('**/*', async (route) => {
    if (route.request().resourceType() !== 'document') return route.fallback()
    const response = await route.fetch()
    const headers = { ...response.headers() }
    delete headers['content-security-policy']
    return route.fulfill({ response, headers })
  })
}
