import { html, raw } from 'hono/html'

import type { SavedEmail } from './saved-emails.ts'

const DAY_MS = 86_400_000
const LINK = /^https?:\/\/\S+$/

/** All saved emails, as a list of links. */
export function listPage(letters: SavedEmail[], now: Date) {
  return wholePage(
    'Inbox',
    html`<header>
        <div>
          <h1>Inbox</h1>
          <p>Emails the shop would have sent. They stay on this machine while SMTP_URL is empty.</p>
        </div>
        <a class="button" href="/dev/inbox">Refresh</a>
      </header>
      ${
        letters.length === 0
          ? html`<p class="nothing">
              No emails yet. Register on the site, or write to the shop, and look again.
            </p>`
          : html`<ol>
              ${letters.map((letter) => entry(letter, now))}
            </ol>`
      }`,
  )
}

/** One email: as a mail program shows it, and as plain text. */
export function letterPage(letter: SavedEmail) {
  const { id, to, replyTo, subject, date, text } = letter
  return wholePage(
    subject,
    html`<nav><a href="/dev/inbox">← All emails</a></nav>
      <h1>${subject}</h1>
      <dl>
        <dt>To</dt>
        <dd><bdi>${to}</bdi></dd>
        ${
          replyTo
            ? html`<dt>Reply to</dt>
                <dd><bdi>${replyTo}</bdi></dd>`
            : ''
        }
        <dt>Sent</dt>
        <dd>${time(date)}</dd>
      </dl>
      <iframe
        title="The letter as a mail program shows it"
        src="/dev/inbox/${id}/letter"
        sandbox="allow-popups allow-popups-to-escape-sandbox allow-top-navigation-by-user-activation"
        referrerpolicy="no-referrer"
      ></iframe>
      <h2>As plain text</h2>
      <pre tabindex="0">${text.split('\n').map(textLine)}</pre>`,
  )
}

/** What a wrong address shows. */
export function missingPage() {
  return wholePage(
    'No such email',
    html`<h1>No such email</h1>
      <p><a href="/dev/inbox">All emails</a></p>`,
  )
}

async function wholePage(title: string, content: ReturnType<typeof html>) {
  const page = await html`<!doctype html>
    <html lang="en">
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
  const shown = date.toLocaleString('en-US', { dateStyle: 'medium', timeStyle: 'medium' })
  return html`<time datetime="${date.toISOString()}">${shown}</time>`
}
