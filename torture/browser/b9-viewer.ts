import type { Page } from '@playwright/test'

import { Wrongs, type Item } from '#torture/item.ts'
import type { Server } from '#torture/server.ts'

import { alterServed } from './altered-file.ts'
import { startVisitor } from './chromium.ts'

const FORMS = { page: '/tools/pdf-tools', files: ['/Forms/ps1583.pdf', '/Forms/ps1583-Online.pdf'] }
const QUOTE = { page: '/services/shipping-quote', url: 'https://postcalc.usps.com/' }
const DRAWN_LIMIT_MS = 20_000
const FRAME_LIMIT_MS = 10_000
const MIN_DARK_PIXELS = 1_000
const SETTLE_MS = 300
const WARNING = "This external site doesn't allow embedding."

/** What a framed page may try to get out of its frame. */
const escapes = [
  'top.location="https://evil.test/"',
  'top.location.href="https://evil.test/"',
  'top.location.replace("https://evil.test/")',
  'parent.location.assign("https://evil.test/")',
  'open("https://evil.test/","_top")',
  'open("https://evil.test/","_parent")',
  'top.localStorage.setItem("stolen","1")',
  'top.document.title="stolen"',
  'parent.document.body.remove()',
  'parent.eval("stolen=1")',
  'top.history.pushState({viewer:"x"},"","/stolen")',
  'parent.postMessage({viewer:"https://evil.test/"},"*")',
  'parent.postMessage("close","*")',
  'frameElement.removeAttribute("sandbox")',
  'frameElement.src="javascript:1"',
  'document.body.innerHTML=`<a id=a target=_top href=https://evil.test/>x</a>`;document.all.a.click()',
  'document.body.innerHTML=`<form id=a target=_top action=https://evil.test/></form>`;document.all.a.submit()',
  'document.body.innerHTML=`<form id=a target=_parent method=post action=https://evil.test/></form>`;document.all.a.submit()',
  'top.close()',
  'alert(1)',
  'top.alert(1)',
  'confirm(1)',
  'print()',
  'top.focus();top.blur()',
  'history.go(-5)',
  'top.frames[0].location="javascript:alert(1)"',
  'location="javascript:top.location=1"',
  'document.documentElement.requestFullscreen()',
  'navigator.geolocation.getCurrentPosition(()=>top.postMessage("stolen","*"))',
  'top.name="stolen"',
]

/** The viewer draws our forms; what it frames of others stays in its frame; what refuses is said. */
export const viewerFrames: Item = {
  id: 'B9',
  title: 'The viewer and what it frames',
  bar: 'both forms drawn; 30 hostile frames: 0 escapes; a refused page gives the warning',
  isLong: true,
  fault: {
    says: 'a framed page may lead the visitor away',
    edits: alterServed({
      in: 'one script',
      find: /,sandbox:\w+,referrerPolicy:`no-referrer`/,
      replace: ',sandbox:"allow-scripts allow-same-origin allow-modals allow-top-navigation"',
    }),
  },
  async measure({ tier, shareServer }) {
    const server = await shareServer()
    const wrongs = new Wrongs()
    const dark = await drawForms(server, wrongs)
    await seeWarning(server, wrongs)
    const tried = tier === 'fast' ? escapes.filter((_, index) => index % 10 === 0) : escapes
    for (const script of tried) await tryEscape(server, script, wrongs)
    return wrongs.outcome(
      `forms drawn with ${dark.join(' and ')} dark pixels, ${tried.length} hostile frames, ${wrongs.count} wrong`,
    )
  },
}

async function drawForms(server: Server, wrongs: Wrongs) {
  const drawn: number[] = []
  for (const file of FORMS.files) {
    const visitor = await startVisitor(server, wrongs)
    const { page } = visitor
    await visitor.open(FORMS.page)
    await linkTo(page, file).click()
    await page.getByRole('dialog').locator('canvas').first().waitFor({ timeout: DRAWN_LIMIT_MS })
    const dark = await page
      .waitForFunction(countDark, MIN_DARK_PIXELS, { timeout: DRAWN_LIMIT_MS })
      .then((handle) => handle.jsonValue())
      .catch(() => 0)
    if (!dark) wrongs.add(`${file} is not drawn`)
    drawn.push(Number(dark))
    await visitor.close()
  }
  return drawn
}

/** In the page: the dark pixels of what is drawn, once there are so many. */
function countDark(atLeast: number) {
  const canvas = document.querySelector<HTMLCanvasElement>('dialog canvas')
  const pixels = canvas?.getContext('2d')?.getImageData(0, 0, canvas.width, canvas.height).data
  let dark = 0
  for (let at = 0; at < (pixels?.length ?? 0); at += 4) if ((pixels?.[at] ?? 255) < 128) dark += 1
  return dark >= atLeast ? dark : 0
}

/** As the site is: the page of the list that refuses frames is never asked for in one. */
async function seeWarning(server: Server, wrongs: Wrongs) {
  const visitor = await startVisitor(server, wrongs)
  const { page } = visitor
  await visitor.open(QUOTE.page)
  await linkTo(page, QUOTE.url).click()
  const warning = page.getByRole('dialog').getByText(WARNING)
  const isSaid = await warning.waitFor({ timeout: 10_000 }).then(
    () => true,
    () => false,
  )
  if (!isSaid) wrongs.add('a page that refuses frames gives no warning')
  if (page.frames().length > 1) wrongs.add('a page that refuses frames is framed')
  await visitor.close()
}

/** The site as it would be if its list and its policy let that page be framed, and the page were hostile. */
async function tryEscape(server: Server, script: string, wrongs: Wrongs) {
  const seen = new Wrongs()
  const visitor = await startVisitor(server, seen, () => true)
  const { context, page } = visitor
  await page.route('**/assets/*.js', async (route) => {
    const response = await route.fetch()
    const body = (await response.text()).replaceAll(
      /framing:([`"'])refused\1/g,
      'framing:"unknown"',
    )
    await route.fulfill({ response, body })
  })
  await page.route(`**${QUOTE.page}`, async (route) => {
    const response = await route.fetch()
    const policy = response.headers()['content-security-policy'] ?? ''
    const widened = policy.replace('frame-src', `frame-src ${QUOTE.url}`)
    const headers = { ...response.headers(), 'content-security-policy': widened }
    await route.fulfill({ response, headers })
  })
  await page.route(`${QUOTE.url}**`, (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: `<!doctype html><title>Elsewhere</title><body><h1>Elsewhere</h1><script>try{${script}}catch{}</script>`,
    }),
  )
  await context.route('https://evil.test/**', (route) => route.fulfill({ body: 'evil' }))
  await visitor.open(QUOTE.page)
  const dialogs: string[] = []
  page.on('dialog', (dialog) => dialogs.push(dialog.message()))
  await linkTo(page, QUOTE.url).click()
  // Where the framed page has led the visitor away, there is none any more.
  const framed = page.locator('dialog iframe').waitFor({ timeout: FRAME_LIMIT_MS })
  await framed.catch(() => undefined)
  await page.waitForTimeout(SETTLE_MS)
  const state = await page
    .evaluate(() => [
      location.href,
      `${localStorage.getItem('stolen') ?? ''}${'stolen' in window}${window.name}${document.title.includes('stolen')}`,
      String(document.querySelector('dialog[open] iframe') !== null),
    ])
    .catch(() => ['gone'])
  const expected = [server.url + QUOTE.page, 'falsefalse', 'true']
  if (state.join() !== expected.join()) wrongs.add(`${script}: ${state.join()}`)
  if (dialogs.length > 0) wrongs.add(`${script}: dialog`)
  await visitor.close()
}

function linkTo(page: Page, address: string) {
  return page.getByRole('main').locator(`a[target="_blank"][href="${address}"]`).first()
}
