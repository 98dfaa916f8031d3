import fc from 'fast-check'

import { inBatches, inParallel } from '#torture/at-once.ts'
import { Wrongs, type Item } from '#torture/item.ts'

import { alterServed } from './altered-file.ts'
import { LOW_WINDOW, startVisitor } from './chromium.ts'

const PAGES_AT_ONCE = 2
const NOT_FOUND_LIMIT_MS = 8_000
/** Each wrong one costs that long: no more is to be learned from others. */
const ENOUGH_WRONG = 4
const MEGABYTE = 1_000_000
/** The server reads no longer address; in the page there may be one. */
const LONGEST_OPENED = 2_000
/** So many ids are led to in each page that was opened. */
const LED_TO_EACH = 20

/** Whatever stands where a mailbox's id belongs: no mailbox is found, and nothing fails. */
export const mailboxIds: Item = {
  id: 'F4',
  title: 'Ids of mailboxes in the address',
  bar: '5,000 ids, one of a megabyte: “Mailbox not found” each time, 0 failures',
  isLong: true,
  fault: {
    says: 'an id that cannot be read stops the page',
    edits: alterServed({
      in: 'one script',
      find: /=\/\^MBX\\d\{1,9\}\$\/,/,
      replace: '={test:(text)=>JSON.parse("{"+text)},',
    }),
  },
  async measure({ tier, size, seed, shareServer }) {
    const server = await shareServer()
    const wrongs = new Wrongs()
    const opened = fc.sample(id, { numRuns: size({ fast: 4, full: 80, soak: 240 }), seed })
    const others = fc.sample(id, { numRuns: opened.length * LED_TO_EACH, seed: seed + 1 })
    const isFast = tier === 'fast'
    const toOpen = isFast ? opened : [...strange, ...opened]
    const toLead = isFast ? [...strange, ...others] : others
    const each = Math.ceil(toLead.length / toOpen.length)
    const visits = toOpen.map((text, index) => ({
      text,
      ledTo: toLead.slice(index * each, (index + 1) * each),
    }))
    let tried = 0
    const shares = inBatches(visits, Math.ceil(visits.length / PAGES_AT_ONCE))
    await inParallel(shares, PAGES_AT_ONCE, async (share) => {
      const visitor = await startVisitor(server, wrongs)
      const { page } = visitor
      await page.setViewportSize(LOW_WINDOW)
      const lead = async (ids: string[], isThere = false) => {
        const asked = { ids, isThere, limitMs: NOT_FOUND_LIMIT_MS, enough: ENOUGH_WRONG }
        const { looked, missed } = await page.evaluate(leadTo, asked)
        tried += looked
        for (const text of missed) wrongs.add(`${JSON.stringify(text)}: not “not found”`)
      }
      for (const { text, ledTo } of share) {
        if (wrongs.count >= ENOUGH_WRONG) break
        const address = `/edit-mailbox/${encodeURIComponent(text)}`
        if (address.length > LONGEST_OPENED) {
          await visitor.open('/edit-mailbox/MBX1000')
          await lead([text])
        } else {
          await visitor.open(address)
          await lead([text], true)
        }
        if (wrongs.count < ENOUGH_WRONG) await lead(ledTo)
      }
      await visitor.close()
    })
    return wrongs.outcome(`${tried} of 5,000 ids, ${wrongs.count} wrong`)
  },
}

type Asked = { ids: string[]; isThere: boolean; limitMs: number; enough: number }

/** In the page: goes to each as the router itself does (or is there already), and tells which were not “not found”. */
async function leadTo({ ids, isThere, limitMs, enough }: Asked) {
  const missed: string[] = []
  let looked = 0
  for (const id of ids) {
    if (missed.length >= enough) break
    if (!isThere) {
      const key = Math.random().toString(36).slice(2)
      const address = `/edit-mailbox/${encodeURIComponent(id)}`
      history.pushState({ usr: null, key, idx: history.length }, '', address)
      dispatchEvent(new PopStateEvent('popstate', { state: history.state }))
    }
    await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)))
    looked += 1
    if (!(await isToldSoon())) missed.push(id.slice(0, 40))
  }
  return { looked, missed }

  async function isToldSoon() {
    const isHere = (text: string, selector: string) =>
      [...document.querySelectorAll(selector)].some(({ textContent }) => textContent === text)
    for (const end = performance.now() + limitMs; performance.now() < end;) {
      if (isHere('Something went wrong', 'h1, h2, h3')) return false
      if (isHere('Mailbox not found', 'main *')) return true
      await new Promise((resolve) => setTimeout(resolve))
    }
    return false
  }
}

const strange = ['%', '%2e%2e', '__proto__', 'constructor', 'hasOwnProperty', 'MBX1'.repeat(9)]
  .concat(['MBX١٢٣', 'mbx1000', ' MBX1000', 'MBX1000\n', 'MBX-1', 'MBX1e3', 'MBX0x1', 'MBX'])
  .concat(['..\\..', '<img src=x onerror=alert(1)>', '\u0000', '\u202e', 'MBX999999999'])
  .concat('a'.repeat(MEGABYTE))
const piece = fc.constantFrom(
  'MBX',
  '1000',
  '%',
  '..',
  '/',
  '\\',
  '?',
  '#',
  '"',
  '<b>',
  '__proto__',
)
const id = fc
  .array(fc.oneof(piece, fc.string({ unit: 'binary', maxLength: 12 })), {
    minLength: 1,
    maxLength: 6,
  })
  .map((parts) => parts.join('').toWellFormed())
  .filter((text) => !['', '.', '..'].includes(text) && !/^MBX\d{1,9}$/.test(text))
