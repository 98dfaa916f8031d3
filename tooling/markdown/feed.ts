import { business } from '#app/content/business.ts'
import { neighborhood } from '#app/facts/neighborhood.ts'
import { pageUrl } from '#app/head/site-url.ts'
import { reading } from '#content/articles.ts'
import { language, locale } from '#content/language.ts'
import { interpolate } from '#shared/interpolate.ts'
import { pathIn } from '#shared/language.ts'

import type { Entry } from './read-texts.ts'

/**
 * The blog as an Atom feed. The server fills in its address; ids are tag URIs, which do not depend
 * on it.
 * @see https://www.rfc-editor.org/rfc/rfc4287
 * @see https://www.rfc-editor.org/rfc/rfc4151
 */
export function makeFeed(entries: Entry[]) {
  const { title, description, path, feed } = reading.blog
  const [newest] = entries
  return `<?xml version="1.0" encoding="utf-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${locale}">
  <title>${escape(`${title} – ${business.name}`)}</title>
  <subtitle>${escape(interpolate(description, { neighborhood }))}</subtitle>
  <id>${tag(pathIn(language, path), '2026-01-01')}</id>
  <updated>${timeOf(newest?.date ?? '2026-01-01')}</updated>
  <author><name>${escape(business.name)}</name></author>
  <link rel="self" type="application/atom+xml" href="${pageUrl(feed.path)}"/>
  <link rel="alternate" type="text/html" href="${pageUrl(path)}"/>
${entries.map(entryOf).join('\n')}
</feed>
`
}

function entryOf({ path, title, description, date }: Entry) {
  return `  <entry>
    <title>${escape(title)}</title>
    <id>${tag(pathIn(language, path), date)}</id>
    <link rel="alternate" type="text/html" href="${pageUrl(path)}"/>
    <published>${timeOf(date)}</published>
    <updated>${timeOf(date)}</updated>
    <summary>${escape(description)}</summary>
  </entry>`
}

function tag(path: string, date: string) {
  return `tag:${business.email.split('@')[1]},${date}:${path}`
}

function timeOf(day: string) {
  return `${day}T00:00:00Z`
}

function escape(text: string) {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
}
