import { html } from 'hono/html'

import { words, type Words } from '#server/content.ts'
import { pathIn } from '#shared/language.ts'
import type { ShopDetails } from '#shared/shop/core/shop.ts'

import type { EmailContent } from './templates.ts'

const LINE_LENGTH = 72

const page =
  'max-width: 34rem; margin: 0 auto; padding: 24px 16px; font: 16px/1.55 system-ui, -apple-system, "Segoe UI", Roboto, sans-serif; overflow-wrap: anywhere'
const button =
  'display: inline-block; padding: 12px 20px; border-radius: 8px; background: #ff8c00; color: #1a1206; font-weight: 600; text-decoration: none'
const head = 'margin: 0 0 28px; font-size: 18px'
const mark =
  'display: inline-block; width: 32px; margin-right: 8px; border-radius: 8px; background: #ff8c00; color: #1a1206; font-weight: 700; line-height: 32px; text-align: center'
const small = 'font-size: 14px; opacity: 0.85'
const link = 'color: inherit'
const quotation =
  'margin: 20px 0; padding: 4px 0 4px 16px; border-left: 3px solid #ff8c00; white-space: pre-wrap'
const rule = 'border: 0; border-top: 1px solid; opacity: 0.25; margin: 28px 0 20px'

/**
 * The email as HTML, without images or remote content. Except for the shop's mark and the button it sets no colors, to follow the reader's
 * light or dark theme.
 */
export function toHtml(content: EmailContent, shop: ShopDetails, siteUrl: string) {
  const { language, subject, greeting, opening, quoted, action, closing } = content
  const home = siteUrl + pathIn(language, '')
  return html`<!doctype html>
    <html lang="${language}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="supported-color-schemes" content="light dark" />
        <title>${subject}</title>
      </head>
      <body style="margin: 0">
        <div role="article" aria-label="${subject}" style="${page}">
          <p style="${head}">
            <span aria-hidden="true" style="${mark}">${initial(shop.name)}</span>
            <strong>${shop.name}</strong>
          </p>
          ${greeting ? html`<p>${greeting}</p>` : ''}
          ${opening.map((paragraph) => html`<p>${linesAsHtml(paragraph)}</p>`)}
          ${quoted ? quotedAsHtml(quoted) : ''}
          ${action ? actionAsHtml(action, words[language].emails) : ''}
          ${closing.map((paragraph) => html`<p>${paragraph}</p>`)}
          <hr style="${rule}" />
          <p style="${small}">
            <strong>${shop.name}</strong><br />
            ${shop.addressLines.map((line) => html`${line}<br />`)} ${shop.phone}<br />
            ${shop.email}<br />
            <a href="${home}" style="${link}">${home}</a>
          </p>
        </div>
      </body>
    </html> `.toString()
}

function linesAsHtml(paragraph: string) {
  return paragraph.split('\n').map((line, at) => (at === 0 ? line : html`<br />${line}`))
}

function initial(name: string) {
  return [...name.trim()][0] ?? ''
}

function actionAsHtml(
  { label, url }: NonNullable<EmailContent['action']>,
  { openAddress }: Words['emails'],
) {
  return html`<p style="margin: 28px 0">
      <a href="${url}" style="${button}">${label}</a>
    </p>
    <p style="${small}">${openAddress} <a href="${url}" style="${link}">${url}</a></p>`
}

function quotedAsHtml({ facts, text }: NonNullable<EmailContent['quoted']>) {
  return html`<p>
      ${facts.map(
        (fact) =>
          html`${fact.label}: <strong><bdi>${fact.text}</bdi></strong
            ><br />`,
      )}
    </p>
    <blockquote dir="auto" style="${quotation}">${text}</blockquote>`
}

/** The email as plain text; its link stands unbroken on a line of its own, and a stranger's words behind a quotation mark. */
export function toText(content: EmailContent, shop: ShopDetails, siteUrl: string) {
  const { language, greeting, opening, quoted, action, closing } = content
  const home = siteUrl + pathIn(language, '')
  const footer = [shop.name, ...shop.addressLines, shop.phone, shop.email, home].join('\n')
  const parts = [
    ...(greeting ? [greeting] : []),
    ...opening.map(wrap),
    ...(quoted ? quotedAsText(quoted) : []),
    ...(action ? [wrap(`${action.label}:`), action.url] : []),
    ...closing.map(wrap),
    `-- \n${footer}`,
  ]
  return parts.join('\n\n') + '\n'
}

function quotedAsText({ facts, text }: NonNullable<EmailContent['quoted']>) {
  return [facts.map((fact) => `${fact.label}: ${fact.text}`).join('\n'), quote(text)]
}

function quote(text: string) {
  const lines = text.split('\n').flatMap((line) => wrap(line).split('\n'))
  return lines.map((line) => `> ${line}`.trimEnd()).join('\n')
}

function wrap(paragraph: string) {
  return paragraph.split('\n').map(wrapLine).join('\n')
}

function wrapLine(line: string) {
  const lines: string[] = []
  let begin = 0
  while (line.length - begin > LINE_LENGTH) {
    const within = line.lastIndexOf(' ', begin + LINE_LENGTH)
    const end = within > begin ? within : line.indexOf(' ', begin + LINE_LENGTH)
    if (end < 0) break
    lines.push(line.slice(begin, end))
    begin = end + 1
  }
  return [...lines, line.slice(begin)].join('\n')
}
