import { html, raw } from 'hono/html'

import { inbox } from '#shared/content/inbox.ts'
import { DAY_MS } from '#shared/durations.ts'

export type SavedEmail = {
  id: string
  to: string
  replyTo: string
  subject: string
  date: Date
  text: string
  htmlFile: string
}

const LINK = /^https?:\/\/\S+$/

export function listPage(emails: SavedEmail[], now: Date) {
  return wholePage(
    inbox.title,
    html`<header>
        <div>
          <h1>${inbox.title}</h1>
          <p>${inbox.explanation}</p>
        </div>
        <a class="button" href="/dev/inbox">${inbox.refresh}</a>
      </header>
      ${
        emails.length === 0
          ? html`<p class="nothing">${inbox.empty}</p>`
          : html`<ol>
              ${emails.map((email) => entry(email, now))}
            </ol>`
      }`,
  )
}

export function emailPage(email: SavedEmail) {
  const { id, to, replyTo, subject, date, text } = email
  return wholePage(
    subject,
    html`<nav><a href="/dev/inbox">${inbox.back}</a></nav>
      <h1>${subject}</h1>
      <dl>
        <dt>${inbox.to}</dt>
        <dd><bdi>${to}</bdi></dd>
        ${
          replyTo
            ? html`<dt>${inbox.replyTo}</dt>
                <dd><bdi>${replyTo}</bdi></dd>`
            : ''
        }
        <dt>${inbox.sent}</dt>
        <dd>${time(date)}</dd>
      </dl>
      <iframe
        title="${inbox.frame}"
        src="/dev/inbox/${id}/letter"
        sandbox="allow-popups allow-popups-to-escape-sandbox allow-top-navigation-by-user-activation"
        referrerpolicy="no-referrer"
      ></iframe>
      <h2>${inbox.plainText}</h2>
      <pre tabindex="0">${text.split('\n').map(textLine)}</pre>`,
  )
}

export function missingPage() {
  return wholePage(
    inbox.missing,
    html`<h1>${inbox.missing}</h1>
      <p><a href="/dev/inbox">${inbox.missingBack}</a></p>`,
  )
}

async function wholePage(title: string, content: ReturnType<typeof html>) {
  const page = await html`<!doctype html>
    <html lang="${inbox.language}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="dark" />
        <title>${title}</title>
        <link rel="stylesheet" href="/dev/inbox/inbox.css" />
      </head>
      <body>
        <main>${content}</main>
      </body>
    </html>`
  return page.toString()
}

function entry({ id, to, subject, date }: SavedEmail, now: Date) {
  const isOld = now.getTime() - date.getTime() > DAY_MS
  return html`<li class="${isOld ? 'old' : ''}">
    <a href="/dev/inbox/${id}">
      <strong>${subject}</strong>
      <bdi>${to}</bdi>
      ${time(date)}
    </a>
  </li>`
}

function textLine(line: string) {
  const shown = LINK.test(line) ? html`<a href="${line}">${line}</a>` : line
  return html`${shown}${raw('\n')}`
}

function time(date: Date) {
  const shown = date.toLocaleString(inbox.locale, { dateStyle: 'medium', timeStyle: 'medium' })
  return html`<time datetime="${date.toISOString()}">${shown}</time>`
}
