import { parseHTML } from 'linkedom'

import { paths } from '#app/pages.ts'

const STYLES = /<style\b[^]*?<\/style>/g

export type ServedPage = {
  path: string
  html: string
  headers: Headers
  document: Document
}

let served: ReturnType<typeof readPages> | undefined

/** Every page as served, parsed without styles and scripts, once for all files. */
export function servePages() {
  return (served ??= readPages(process.env.TEST_SITE_URL ?? ''))
}

async function readPages(url: string) {
  const pages: ServedPage[] = []
  for (const path of paths) {
    const response = await fetch(url + path, { redirect: 'manual' })
    if (response.status !== 200) throw new Error(`${path} answered ${response.status}`)
    pages.push(readPage(path, response.headers, await response.text()))
  }

  function page(path: string) {
    const found = pages.find((one) => one.path === path)
    if (!found) throw new Error(`There is no page at ${path}`)
    return found.document
  }

  return { url, pages, page, main: (path: string) => select(page(path), 'main') }
}

function readPage(path: string, headers: Headers, html: string): ServedPage {
  let parsed: Document | undefined
  return {
    path,
    headers,
    html,
    get document() {
      return (parsed ??= parseHTML(html.replaceAll(STYLES, '')).document)
    },
  }
}

export function select(within: ParentNode, selector: string): Element {
  const element = within.querySelector(selector)
  if (!element) throw new Error(`Nothing is ${selector}`)
  return element
}

export function selectAll(within: ParentNode, selector: string): Element[] {
  return [...within.querySelectorAll(selector)]
}

export function textOf(element: Element): string {
  const unread = selectAll(element, 'script, style, template').map(({ textContent }) => textContent)
  const text = unread.reduce((all, part) => all.replace(part, ''), element.textContent)
  return text.replace(/\s+/g, ' ').trim()
}

export function attributes(elements: Element[], name: string) {
  return elements.map((element) => element.getAttribute(name))
}

export function partUnder(within: ParentNode, heading: string): Element {
  const labelled = selectAll(within, '[aria-label]').find(
    (element) => element.getAttribute('aria-label') === heading,
  )
  const title = selectAll(within, 'h1, h2, h3, h4').find((element) => textOf(element) === heading)
  const part = labelled ?? title?.closest('section, aside, article') ?? title?.parentElement
  if (!part) throw new Error(`No part is named ${heading}`)
  return part
}
