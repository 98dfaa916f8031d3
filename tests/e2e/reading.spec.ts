import { readdirSync } from 'node:fs'

import { business } from '#app/content/business.ts'

import { expect, test } from './test.ts'

const FEWEST_WORDS = 450
const namesIn = (folder: string) =>
  readdirSync(`app/content/en/${folder}`).map((name) => name.replace(/\.md$/, ''))
const articles = namesIn('articles').map((name) => `/blog/${name}`)
const legal = namesIn('legal').map((name) => `/${name}`)

test('the blog lists every article, and each is a whole page of its own', async ({ page }) => {
  await page.goto('/blog')
  const listed = await page
    .getByRole('main')
    .locator('li :is(h2, h3) a')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')))
  expect(listed.toSorted()).toEqual(articles.toSorted())

  const titles = new Set<string>()
  for (const path of articles) {
    await page.goto(path)
    const title = await page.getByRole('heading', { level: 1 }).innerText()
    titles.add(await page.title())
    expect(await page.title()).toContain(title)
    const text = await page.getByRole('article').innerText()
    expect([path, text.split(/\s+/).length > FEWEST_WORDS]).toEqual([path, true])
    expect([path, text.match(/\{\w+\}/)]).toEqual([path, null])
    await expect(page.getByRole('article').locator('time')).toHaveAttribute(
      'datetime',
      /^\d{4}-\d\d-\d\d$/,
    )
    await expect(page.getByRole('article')).toContainText('not legal or tax advice')
    const more = page.getByRole('region', { name: 'More articles' }).getByRole('listitem')
    await expect(more).toHaveCount(2)
  }
  expect(titles.size).toBe(articles.length)
})

test('the feed is well-formed, and leads to every article', async ({ page, site }) => {
  const answer = await page.request.get('/blog/feed.xml')
  expect([answer.status(), answer.headers()['content-type']]).toEqual([200, 'application/xml'])
  const xml = await answer.text()
  await page.goto('/blog')
  const link = page.locator('link[rel=alternate][type="application/atom+xml"]')
  await expect(link).toHaveAttribute('href', '/blog/feed.xml')
  const blank = await page.context().newPage()
  const read = await blank.evaluate((text) => {
    const feed = new DOMParser().parseFromString(text, 'text/xml')
    const texts = (name: string) =>
      [...feed.getElementsByTagName(name)].map(({ textContent }) => textContent)
    return {
      problem: feed.querySelector('parsererror')?.textContent,
      space: feed.documentElement.namespaceURI,
      ids: texts('id'),
      times: [...texts('updated'), ...texts('published')],
      links: [...feed.querySelectorAll('entry > link')].map((entry) => entry.getAttribute('href')),
    }
  }, xml)
  expect(read.problem).toBeUndefined()
  expect(read.space).toBe('http://www.w3.org/2005/Atom')
  expect(new Set(read.ids).size).toBe(articles.length + 1)
  for (const time of read.times) expect(new Date(time).toISOString()).toContain(time.slice(0, 10))
  expect(read.links.toSorted()).toEqual(articles.map((path) => site.url + path).toSorted())
  for (const path of read.links) {
    const article = await page.request.get(path ?? '', { maxRedirects: 0 })
    expect(article.status()).toBe(200)
  }
})

test('the contents of a text lead to its parts', async ({ page }) => {
  for (const path of [...legal, ...articles]) {
    await page.goto(path)
    const contents = page.getByRole('navigation', { name: 'On this page' }).getByRole('link')
    await expect(contents).not.toHaveCount(0)
    for (const link of await contents.all()) {
      const target = await link.getAttribute('href')
      await expect(page.locator(`h2${target}`)).toHaveText((await link.textContent()) ?? '?')
    }
  }
})

for (const path of legal) {
  test(`${path} says when it changed, and that a lawyer has not read it`, async ({ page }) => {
    await page.goto(path)
    await expect(page.getByText('Last changed on').locator('time')).toHaveAttribute(
      'datetime',
      /^\d{4}-\d\d-\d\d$/,
    )
    await expect(page.getByRole('note')).toContainText('lawyer')
    const text = await page.getByRole('main').innerText()
    expect(text).not.toMatch(/\{\w+\}/)
  })
}

test('terms and privacy name who is responsible, from the shop’s own facts', async ({ page }) => {
  for (const path of ['/terms', '/privacy']) {
    await page.goto(path)
    for (const fact of [business.legalName, business.phone, business.email]) {
      await expect(page.getByRole('main')).toContainText(fact)
    }
  }
  await page.goto('/terms')
  await expect(page.getByRole('main')).toContainText('17538.5')
  await expect(page.getByRole('main')).toContainText('two years after')
})

test('the page on cookies is true: whatever is visited, none is set', async ({ page, context }) => {
  for (const path of ['/', '/blog', '/login', '/dashboard', '/cookies', articles[0] ?? '/blog']) {
    await page.goto(path, { waitUntil: 'networkidle' })
  }
  expect(await context.cookies()).toEqual([])
  const kept = await page.evaluate(() => Object.keys({ ...localStorage, ...sessionStorage }))
  await page.goto('/cookies')
  for (const name of kept) await expect(page.getByRole('main')).toContainText(name)
})

test('links to other sites open a new tab and tell nothing of this one', async ({ page }) => {
  let count = 0
  for (const path of [...articles, ...legal]) {
    await page.goto(path)
    for (const link of await page.getByRole('main').locator('a[href^="http"]').all()) {
      count += 1
      await expect(link).toHaveAttribute('href', /^https:/)
      await expect(link).toHaveAttribute('target', '_blank')
      await expect(link).toHaveAttribute('rel', 'noopener noreferrer')
    }
  }
  expect(count).toBeGreaterThan(0)
})

test('on paper a text keeps its title, and loses what can only be pressed', async ({ page }) => {
  for (const path of [articles[0] ?? '/blog', '/terms']) {
    await page.goto(path)
    await page.emulateMedia({ media: 'print' })
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    for (const part of ['banner', 'contentinfo', 'navigation'] as const) {
      await expect(page.getByRole(part)).toHaveCount(0)
    }
  }
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('an article reads whole', async ({ page }) => {
    await page.goto(articles[0] ?? '/blog')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    expect((await page.getByRole('article').innerText()).length).toBeGreaterThan(2_000)
  })
})
