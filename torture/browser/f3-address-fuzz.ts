import fc from 'fast-check'

import { inBatches, inParallel } from '#torture/at-once.ts'
import { Wrongs, type Item } from '#torture/item.ts'

import { alterServed } from './altered-file.ts'
import { hasFailed, LOW_WINDOW, startVisitor } from './chromium.ts'
import { routes } from './routes.ts'

const MARK = 'zq7payload'
const PAGES_AT_ONCE = 2
/** So many other hashes are set in each page that was opened. */
const HASHES_EACH = 20

/** Whatever stands in the address: no script of it runs, nothing of it is shown, no page fails. */
export const addressFuzz: Item = {
  id: 'F3',
  title: 'Addresses of all sorts, in the browser',
  bar: '≥ 10,000 addresses: 0 dialogs, refused scripts, foreign requests, shown texts or failures',
  isLong: true,
  fault: {
    says: 'the page shows what its address carries',
    edits: alterServed({
      in: 'pages',
      find: /window\.carried=\{search,hash\};/,
      replace:
        'addEventListener("load",()=>document.body.append(unescape(search+hash)));window.carried={search,hash};',
    }),
  },
  async measure({ size, seed, shareServer }) {
    const server = await shareServer()
    const wrongs = new Wrongs()
    const opened = size({ fast: 14, full: 160, soak: 490 })
    const addresses = fc.sample(carried, { numRuns: opened, seed })
    const hashes = fc.sample(payload, { numRuns: opened * HASHES_EACH, seed: seed + 1 })
    const visits = addresses.map((end, index) => ({
      address: `${routes[index % routes.length]}${end}`,
      hashes: hashes.slice(index * HASHES_EACH, (index + 1) * HASHES_EACH),
    }))
    const shares = inBatches(visits, Math.ceil(visits.length / PAGES_AT_ONCE))
    await inParallel(shares, PAGES_AT_ONCE, async (share) => {
      const visitor = await startVisitor(server, wrongs)
      const { page } = visitor
      await page.setViewportSize(LOW_WINDOW)
      const look = async (what: string) => {
        const text = await page.evaluate(() => document.body.innerText + document.title)
        if (text.includes(MARK)) wrongs.add(`${what}: shown`)
        if (await hasFailed(page)) wrongs.add(`${what}: failed`)
      }
      for (const visit of share) {
        await visitor.open(visit.address)
        await look(visit.address)
        await page.evaluate(async (next) => {
          for (const hash of next) {
            location.hash = hash
            await new Promise((resolve) => setTimeout(resolve))
          }
        }, visit.hashes)
        await look(`${visit.address}, then other hashes`)
      }
      await visitor.close()
    })
    const tried = opened + hashes.length
    const figure = `${tried} of 10,000 addresses, ${opened} of them opened and ${hashes.length} set as hashes, ${wrongs.count} wrong`
    return wrongs.outcome(figure)
  },
}

const hostile = [
  `<img src=x onerror=alert('${MARK}')>`,
  `<script>alert('${MARK}')</script>`,
  `"><svg onload=alert('${MARK}')>`,
  `javascript:alert('${MARK}')`,
  `{{constructor.constructor('alert("${MARK}")')()}}`,
  `'-alert('${MARK}')-'`,
  `//evil.test/${MARK}`,
  `https://evil.test/${MARK}.js`,
  `data:text/html,<script>alert('${MARK}')</script>`,
  `Call 555 now ${MARK}`,
  `${MARK}\r\nSet-Cookie: a=b`,
  `__proto__[${MARK}]=1`,
  `\u202e${MARK}\u0000`,
  `%00%ff%${MARK}`,
]
const names = [
  'error error_description error_code state callback redirect_to next token_hash type code email q',
  'search view viewer url id page __proto__ constructor access_token from to message theme src',
].flatMap((words) => words.split(' '))
const payload = fc
  .tuple(
    fc.constantFrom(...hostile),
    fc.oneof(fc.constant(''), fc.string({ unit: 'binary', maxLength: 30 })),
  )
  .map((parts) => parts.join('').toWellFormed())
const pair = fc
  .tuple(fc.constantFrom(...names), payload, fc.boolean())
  .map(([name, value, isRaw]) => `${name}=${isRaw ? asAddress(value) : encodeURIComponent(value)}`)
const pairs = fc.array(pair, { minLength: 1, maxLength: 4 }).map((all) => all.join('&'))
const carried = fc.oneof(
  pairs.map((text) => `?${text}`),
  pairs.map((text) => `#${text}`),
  fc.tuple(pairs, pairs).map(([query, hash]) => `?${query}#${hash}`),
  payload.map((text) => `#${asAddress(text)}`),
)

/** As somebody would type it: only what would end the address is written otherwise. */
function asAddress(text: string) {
  return text.replaceAll(/[#&\s\p{Cc}]/gu, (letter) => encodeURIComponent(letter))
}
