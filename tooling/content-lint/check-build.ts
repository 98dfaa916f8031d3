import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

import { parseHTML } from 'linkedom'

import { notaryFeeLimit } from '#app/content/fees.ts'
import { formatDollars } from '#app/ui/dollars.ts'
import { languageOf, type Language } from '#shared/language.ts'

import { lintTranslation } from './compare.ts'
import { findHeads } from './heads.ts'
import { notices } from './language-rules.ts'
import { asReport, lintWords, sentencesOf, type Finding } from './lint.ts'
import { readContent } from './read-content.ts'

/** @throws Error that names each forbidden sentence, its page and its rule */
export async function checkWords(folders: string[], language: Language) {
  const pages = new Map(folders.flatMap(readPages))
  const own = new Map([...pages].filter(([page]) => languageOf(page) === language))
  const findings = [
    ...lintWords(own),
    ...findMissingNotices(pages),
    ...findHeads(own),
    ...(language === 'es' ? lintTranslation(await readContent('en'), await readContent('es')) : []),
  ]
  if (findings.length > 0)
    throw new Error(`The site may not say this (tooling/content-lint):\n${asReport(findings)}`)
}

function readPages(folder: string) {
  const files = globSync('**/*.html', { cwd: folder }).toSorted()
  return files.map((file) => {
    const page = `/${file.replaceAll('\\', '/')}`
    return [page, readFileSync(join(folder, file), 'utf8')] as const
  })
}

const NOTARY_PAGE = '/services/legal/notary-services'
const OFFER =
  /\b(notary (appointments?|fees?|services?)|appointments? with (a|our) notary)\b|\b(citas?|servicios?) (de|con un|ante un) notary public\b|^notary( public)?$/i

/**
 * Gov. Code 8219.5: pages that offer our notary need the notice in both languages, and the fee;
 * Spanish pages need it in the footer.
 */
export function findMissingNotices(pages: Map<string, string>): Finding[] {
  const offering = [...pages]
    .filter(([page, html]) => page.endsWith(`${NOTARY_PAGE}/index.html`) || offersNotary(html))
    .map(([page]) => page.replace(/^\/es\//, '/'))
  const wanted = [...notices, formatDollars(notaryFeeLimit)]
  const lacking = (page: string, within: string): Finding[] => {
    const { document } = parseHTML(pages.get(page) ?? '')
    const text = document.querySelector(`${within} [data-notice="8219.5"]`)?.textContent ?? ''
    const sentence = wanted.filter((part) => !text.includes(part)).join(' ')
    return sentence ? [{ page, rule: NOTICE, sentence }] : []
  }
  const inSpanish = [...pages].filter(
    ([page, html]) => page.startsWith('/es/') && html.includes('id="footer"'),
  )
  const inFooters = inSpanish.flatMap(([page]) => lacking(page, '#footer'))
  return inFooters.concat(
    [...new Set(offering)]
      .flatMap((page) => [page, `/es${page}`])
      .filter((page) => pages.has(page))
      .flatMap((page) => lacking(page, 'main')),
  )
}

function offersNotary(html: string) {
  const main = html.slice(html.indexOf('<main'), html.lastIndexOf('</main>'))
  if (!/notary/i.test(main)) return false
  const { document } = parseHTML(main)
  document.querySelectorAll(`a[href$="${NOTARY_PAGE}"]`).forEach((link) => link.remove())
  return sentencesOf(document.toString()).some((text) => OFFER.test(text))
}

const NOTICE = {
  id: 'notice',
  why: 'Who offers a notary in two languages says this beside it, in both (Gov. Code 8219.5): it is missing.',
}
