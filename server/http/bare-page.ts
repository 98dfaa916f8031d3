import type { IncomingMessage, ServerResponse } from 'node:http'

import { words, type Words } from '#server/content.ts'
import { languageOf, languages, pathIn, type Language } from '#shared/language.ts'

import { closedPolicy, commonHeaders } from './headers.ts'
import { preferredLanguage } from './request-language.ts'

export type BarePage = readonly [
  status: number,
  sentence: Exclude<keyof Words['barePages'], 'language' | 'home'>,
]

export const barePageHeaders = {
  ...commonHeaders,
  'Content-Security-Policy': closedPolicy,
  'Content-Type': 'text/html; charset=utf-8',
}

export function sendBarePage(
  response: ServerResponse,
  { headers, url = '' }: IncomingMessage,
  [status, sentence]: BarePage,
  moreHeaders: Record<string, string> = {},
) {
  if (response.headersSent) {
    response.destroy()
    return
  }
  const page = writeBarePage(sentence, url, headers['accept-language'] ?? '')
  response
    .writeHead(status, { ...barePageHeaders, 'Cache-Control': 'no-store', ...moreHeaders })
    .end(page)
}

/**
 * A sentence, and a link to the site.
 * @param accepted the header `Accept-Language`, if it was readable
 */
export function writeBarePage(sentence: BarePage[1], path: string, accepted: string | undefined) {
  const spoken = spokenLanguages(path, accepted)
  const parts = spoken.map((language) => {
    const { [sentence]: title, home } = words[language].barePages
    return {
      title,
      html: `<div lang="${language}"><h1>${title}</h1><p><a href="${pathIn(language, '/')}">${home}</a></p></div>`,
    }
  })
  return `<!doctype html><html lang="${spoken[0]}"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${parts.map(({ title }) => title).join(' ')}</title>${parts.map(({ html }) => html).join('')}</html>`
}

function spokenLanguages(path: string, accepted: string | undefined): readonly Language[] {
  const [first] = languages
  if (languageOf(path) !== first) return [languageOf(path)]
  return accepted === undefined ? languages : [preferredLanguage(accepted)]
}
