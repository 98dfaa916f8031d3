import { readdir } from 'node:fs/promises'
import { join as joinPath } from 'node:path'

import { afterEach, beforeEach, describe, expect, it } from 'vitest'

import { changeUser, confirm } from '#server/testing/fixtures.ts'
import { DAY_MS } from '#shared/durations.ts'
import { isSoak } from '#tests/support/soak.ts'
import { useServer } from '#tests/support/use-server.ts'
import {
  isBroken,
  keepSession,
  openVisitor,
  untilHydrated,
  type Visitor,
} from '#tests/support/visitor.ts'

/** What opens a dialog where it is taken for markup, a script, a style or an address. */
const MARKUP = [
  '<script>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  '<svg onload=alert(1)>',
  '<script src="data:text/javascript,alert(1)"></script>',
  '<script type=module>alert(1)</script>',
  '<img/src/onerror=alert(1)>',
  '<svg/onload=alert(1)//',
  '<svg><script>alert(1)</script></svg>',
  '<svg><animate onbegin=alert(1) attributeName=x dur=1s>',
  '<svg><style><img src=x onerror=alert(1)></style></svg>',
  '<body onload=alert(1)>',
  '<input autofocus onfocus=alert(1)>',
  '<details open ontoggle=alert(1)>x</details>',
  '<video><source onerror=alert(1)></video>',
  '<marquee onstart=alert(1)>x</marquee>',
  '<iframe srcdoc="<script>parent.alert(1)</script>"></iframe>',
  '<iframe src="javascript:alert(1)"></iframe>',
  '<embed src="javascript:alert(1)">',
  '<object data="javascript:alert(1)"></object>',
  '<link rel=stylesheet href=x onerror=alert(1)>',
  '<meta http-equiv=refresh content="0;url=javascript:alert(1)">',
  '<base href="javascript:alert(1)//">',
  '<style>@import"x";</style><style onload=alert(1)></style>',
  '<a href="javascript:alert(1)" autofocus onfocus=alert(1)>x</a>',
  '<xss style=animation-name:x onanimationstart=alert(1)>',
  '<math><mtext><table><mglyph><style><img src=x onerror=alert(1)>',
  '<noscript><p title="</noscript><img src=x onerror=alert(1)>">',
  '<template><script>alert(1)</script></template>',
  '<form id=documentElement><img name=dataset src=x onerror=alert(1)>',
  '&lt;img src=x onerror=alert(1)&gt;',
  '&#60;img src=x onerror=alert(1)&#62;',
  '%3Cimg%20src%3Dx%20onerror%3Dalert(1)%3E',
  '\\u003cimg src=x onerror=alert(1)\\u003e',
  '+ADw-script+AD4-alert(1)+ADw-/script+AD4-',
]
const OTHERS = [
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  "';alert(1)//",
  '";alert(1)//',
  "'-alert(1)-'",
  '${alert(1)}',
  '`-alert(1)-`',
  '{{constructor.constructor("alert(1)")()}}',
  '<%= alert(1) %>',
  '\\";alert(1)//',
  '" autofocus onfocus=alert(1) x="',
  'x onfocus=alert(1) autofocus ',
  '--!><script>alert(1)</script>',
  '{"__proto__":{"dangerouslySetInnerHTML":{"__html":"<img src=x onerror=alert(1)>"}}}',
]
/** What would end the text, attribute, comment or element that the markup stands in. */
const ENDS = ['">', "'>", '-->', '</script>', '</title>', '</textarea>', '</style>', ']]>']
/** What names and other short fields take of them. */
const MAX_SHORT = 100

/** Different hostile texts, each no longer than a name may be; the plain ones first. */
const hostileTexts = [
  ...new Set([...MARKUP, ...OTHERS, ...ENDS.flatMap((end) => MARKUP.map((text) => end + text))]),
].filter(({ length }) => length <= MAX_SHORT)

const TEXTS = hostileTexts.slice(0, 200)
const PATHS = ['/', '/login', '/dashboard', '/preferences', '/add-mailbox', '/register']
const KEYS = ['session', 'begun', 'preferences', 'mailboxes', 'menu', 'message-draft']
const KEPT_EACH = 5
/** The shop takes no more messages in a day. */
const MESSAGES_A_DAY = 150
const SETTLE_MS = 60
const JSON_TYPE = { 'Content-Type': 'application/json' }

const server = useServer({ hasCheapHashes: true }, isSoak)
let visitor: Visitor

afterEach(() => visitor.close())
describe.runIf(isSoak).each(['with its policy', 'without any policy'])(
  'the site, %s,',
  (policy) => {
    const isBare = policy === 'without any policy'

    beforeEach(async () => {
      visitor = await openVisitor(server)
      if (isBare) await takePolicyAway(visitor)
    })

    it('runs no text that somebody writes to the shop', async () => {
      for (const [index, text] of TEXTS.entries()) {
        if (index % MESSAGES_A_DAY === MESSAGES_A_DAY - 1) await server.passTime(DAY_MS)
        const written = {
          name: nameOf(text),
          email: 'ann@example.com',
          phone: '',
          topic: 'other',
          text,
        }
        const sent = { ...written, key: crypto.randomUUID(), elapsed: 9_000, homepage: '' }
        const init = { method: 'POST', headers: JSON_TYPE, body: JSON.stringify(sent) }
        expect((await server.ask('/contact/v1/messages', init)).status).toBe(200)
      }
      await server.allDelivered()
      const files = await readdir(joinPath(server.dataDir, 'mail'), { recursive: true })
      const ids = files.flatMap((file) => /([\da-f-]{36})\.html$/.exec(file)?.[1] ?? [])
      for (const id of ids.slice(-TEXTS.length)) {
        await visitor.page.goto(`/dev/inbox/${id}${isBare ? '/letter' : ''}`)
        await visitor.page.waitForTimeout(SETTLE_MS)
      }
      expect(visitor.problems.slice(0, 5)).toEqual([])
    })

    it('runs no text that is a person’s name', async () => {
      const { page, open, problems } = visitor
      const email = `${isBare ? 'bare' : 'ann'}@example.com`
      const { access_token: token } = await confirm(server, email)
      await open('/about')
      await keepSession(page, server, email)
      for (const text of TEXTS.filter(isName)) {
        const data = { firstName: text, lastName: text }
        expect((await changeUser(server, token, { data })).status).toBe(200)
        await open('/account')
        await page.waitForFunction(hasField, { name: 'firstName', text: text.trim() })
      }
      expect(problems.slice(0, 5)).toEqual([])
    })

    it('runs no text that is a mailbox', async () => {
      const { page, open, problems } = visitor
      for (const [index, text] of TEXTS.filter(isName).entries()) {
        const id = `MBX${5_000 + index}`
        await open('/add-mailbox')
        const form = page.locator('form[aria-label=Mailbox]')
        for (const [name, value] of Object.entries({ id, location: text, lat: '34', lng: '-118' }))
          await form.locator(`[name=${name}]`).fill(value)
        await form.locator('[name=description]').fill(text)
        await form.locator('[type=submit]').click()
        await page.getByText('Go to the dashboard now').waitFor()
        await open(`/dashboard?search=${id}`)
        await page.getByRole('table').getByText(id).first().waitFor()
        await open(`/edit-mailbox/${id}`)
        await page.waitForFunction(hasField, { name: 'location', text: text.trim() })
      }
      expect(problems.slice(0, 5)).toEqual([])
    })

    it('runs no text that the browser keeps, or that the address and the router hand over', async () => {
      const { page, open, problems } = visitor
      await open('/about')
      for (let at = 0; at < TEXTS.length; at += KEPT_EACH) {
        const [first = ''] = TEXTS.slice(at)
        const path = PATHS[(at / KEPT_EACH) % PATHS.length] ?? '/'
        await page.evaluate(keepEverywhere, { keys: KEYS, texts: TEXTS.slice(at, at + KEPT_EACH) })
        await open(`${path}?search=${encodeURIComponent(first)}#${encodeURIComponent(first)}`)
        await page.evaluate((email) => {
          const usr = { confirmed: true, showEmailConfirmation: true, email, viewer: email }
          history.replaceState({ usr, viewer: email, key: email, idx: 0 }, '')
        }, first)
        await page.reload({ waitUntil: 'domcontentloaded' })
        await untilHydrated(page)
        if (await isBroken(page)) problems.push(`${path} breaks with ${first}`)
      }
      expect(problems.slice(0, 5)).toEqual([])
    })
  },
)

it.runIf(isSoak)('a text that runs is found out', async () => {
  visitor = await openVisitor(server)
  const { page, open, problems } = visitor
  await takePolicyAway(visitor)
  await page.route('/about', async (route) => {
    const response = await route.fetch()
    const body = (await response.text()).replace('</main>', `${hostileTexts[1]}</main>`)
    await route.fulfill({ response, body, headers: { 'content-type': 'text/html' } })
  })
  await open('/about')
  expect(problems.join()).toContain('dialog: 1')
})

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

function isName(text: string) {
  return !/\p{Cc}/u.test(text)
}

function nameOf(text: string) {
  return isName(text) ? text : 'Ann'
}

function hasField({ name, text }: { name: string; text: string }) {
  const field = document.querySelector<HTMLInputElement>(`input[name="${name}"]`)
  return field?.value.trim() === text
}

/** In the page: under every key, plain and in the shapes that are kept there. */
function keepEverywhere({ keys, texts }: { keys: string[]; texts: string[] }) {
  for (const [index, name] of keys.entries()) {
    const text = texts[index % texts.length] ?? ''
    const state = { theme: text, name: text, text, mailboxes: [{ id: text, location: text }] }
    const shapes = [text, JSON.stringify(text), JSON.stringify(state), JSON.stringify({ state })]
    for (const storage of [localStorage, sessionStorage])
      storage.setItem(`mailbox.${name}`, shapes[(index + text.length) % shapes.length] ?? text)
  }
}
