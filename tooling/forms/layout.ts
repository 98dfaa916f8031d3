import { readFileSync } from 'node:fs'
import { join } from 'node:path'

import { identificationRules, officialForm } from '#app/content/en/identification.ts'

import { FONT_FILES } from './fonts.ts'
import { DATE_FORMAT, type Choice, type Item, type Section } from './item.ts'
import { PLACE } from './places.ts'
import { worksheetPages, worksheetTitle } from './worksheet.ts'

/** The worksheet as one HTML document: with empty boxes for the pen, or with a marked place for each field. */
export function layOut({ fillable }: { fillable: boolean }) {
  const pages = worksheetPages.map((sections, at) => layOutPage(sections, at, fillable))
  return `<!doctype html>
<html lang="en-US">
<head><meta charset="utf-8"><title>${escape(worksheetTitle)}</title><style>${styles()}</style></head>
<body>${pages.join('')}</body>
</html>`
}

function styles() {
  const faces = Object.entries(FONT_FILES).map(([weight, file]) => {
    const bytes = readFileSync(file).toString('base64')
    const name = weight === 'bold' ? 'bold' : 'normal'
    return `@font-face{font-family:Sheet;font-weight:${name};src:url(data:font/ttf;base64,${bytes})}`
  })
  return faces.join('') + readFileSync(join(import.meta.dirname, 'layout.css'), 'utf8')
}

function layOutPage(sections: Section[], at: number, fillable: boolean) {
  const isFirst = at === 0
  const isLast = at === worksheetPages.length - 1
  return `<div class="page">
${head(at)}
${isFirst ? introduction() : ''}
${sections.map((section) => layOutSection(section, fillable)).join('')}
${isLast ? closing() : ''}
${foot()}
</div>`
}

function head(at: number) {
  return `<header>
<p class="shop">${place('name')}</p>
<p class="number">Page ${at + 1} of ${worksheetPages.length}</p>
<p class="notice"><b>${escape(officialForm.worksheetNotice)}</b>
The official one is at <a href="${officialForm.url}">${escape(officialForm.shortUrl)}</a>.
Our item numbers follow its ${officialForm.editionName} edition (${officialForm.edition}).</p>
</header>`
}

function introduction() {
  return `<h1>Worksheet for ${escape(officialForm.name)}</h1>
<ol class="steps">
<li><b>Fill it in at home,</b> on screen or by pen. Grey parts are ours.</li>
<li><b>Bring it, unsigned,</b> with your two IDs to our counter.</li>
<li><b>Sign the official form</b> with us: this sheet has every answer it asks for.</li>
</ol>`
}

function closing() {
  const checks = identificationRules.map(({ title }) => `<li>${escape(title)}</li>`)
  return `<section class="closing"><h2>Before you come</h2><ul>${checks.join('')}</ul></section>`
}

function foot() {
  return `<footer><p class="contact">${place('contact')}</p></footer>`
}

function layOutSection(section: Section, fillable: boolean) {
  const { number, title, filledBy, when, note, items } = section
  const tag = when ?? (filledBy === 'us' ? 'We fill this in' : '')
  return `<section class="${filledBy}">
<div class="heading"><h2><span>${number}</span> ${escape(title)}</h2>${tag ? `<p class="tag">${escape(tag)}</p>` : ''}</div>
<p class="note">${escape(note)}</p>
<div class="items">${items.map((item) => layOutItem(item, fillable)).join('')}</div>
</section>`
}

function layOutItem(item: Item, fillable: boolean) {
  const format = item.kind === 'date' ? ` <i>${DATE_FORMAT}</i>` : ''
  const number = item.kind === 'long' || item.id === '3' ? '' : `<b>${item.id}</b> `
  return `<div class="item ${item.kind}" style="grid-column: span ${item.width}">
<p class="label">${number}${escape(item.label)}${format}</p>
${box(item, fillable)}
</div>`
}

function box(item: Item, fillable: boolean) {
  if (item.kind === 'choice') return choices(item, item.options, item.columns, fillable)
  if (item.kind === 'pen') return '<div class="box"></div>'
  return `<div class="box">${fillable || item.kind === 'given' ? place(item.id) : ''}</div>`
}

function choices({ id }: Item, options: Choice[], columns: number, fillable: boolean) {
  const lines = options.map(
    (option) =>
      `<li><div class="round">${fillable ? place(`${id}/${option.id}`) : ''}</div><p>${escape(option.name)}</p></li>`,
  )
  return `<ul class="choices columns-${columns}">${lines.join('')}</ul>`
}

/** An empty link: its rectangle and its element in the structure tree are those of what comes there. */
function place(path: string) {
  return `<a class="place" href="${PLACE}${path}"></a>`
}

function escape(text: string) {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')
}
