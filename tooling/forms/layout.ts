import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'

import { identificationRules, officialForm } from '#content/identification.ts'
import { locale } from '#content/language.ts'
import { worksheetForm as words } from '#content/worksheet-form.ts'
import { interpolate } from '#shared/interpolate.ts'

import { FONT_FILES } from './fill-in.ts'
import { PLACE } from './places.ts'
import {
  worksheetPages,
  worksheetTitle,
  type Choice,
  type Item,
  type Section,
} from './worksheet.ts'

export function startChange({ fillable }: { fillable: boolean }) {
  const pages = worksheetPages.map((sections, at) => layOutPage(sections, at, fillable))
  return `<!doctype html>
<html lang="${locale}">
<head><meta charset="utf-8"><title>${escape(worksheetTitle)}</title><style>${styles()}</style></head>
<body>${pages.join('')}</body>
</html>`
}

/** A short hash of text and layout, stored in the templates. */
export function sumOfWords() {
  const pages = worksheetPages.map((sections, at) => layOutPage(sections, at, true))
  return createHash('sha256').update(pages.join('')).digest('hex').slice(0, 16)
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
  const page = interpolate(words.page, { page: at + 1, pages: worksheetPages.length })
  const address = `<a href="${officialForm.url}">${escape(officialForm.shortUrl)}</a>`
  return `<header>
<p class="shop">${place('name')}</p>
<p class="number">${page}</p>
<p class="notice"><b>${escape(officialForm.worksheetNotice)}</b>
${interpolate(escape(words.source), { ...officialForm, address })}</p>
</header>`
}

function introduction() {
  const steps = words.steps.map(
    (step) => `<li>${escape(step).replace(/\*\*([^*]+)\*\*/, '<b>$1</b>')}</li>`,
  )
  return `<h1>${escape(words.heading)}</h1>
<ol class="steps">${steps.join('')}</ol>`
}

function closing() {
  const checks = identificationRules.map(({ title }) => `<li>${escape(title)}</li>`)
  return `<section class="closing"><h2>${escape(words.closing)}</h2><ul>${checks.join('')}</ul></section>`
}

function foot() {
  return `<footer><p class="contact">${place('contact')}</p></footer>`
}

function layOutSection(section: Section, fillable: boolean) {
  const { number, title, filledBy, when, note, items } = section
  const tag = when ?? (filledBy === 'us' ? words.filledByUs : '')
  return `<section class="${filledBy}">
<div class="heading"><h2><span>${number}</span> ${named(title)}</h2>${tag ? `<p class="tag">${escape(tag)}</p>` : ''}</div>
<p class="note">${escape(note)}</p>
<div class="items">${items.map((item) => layOutItem(item, fillable)).join('')}</div>
</section>`
}

function layOutItem(item: Item, fillable: boolean) {
  const format = item.kind === 'date' ? ` <i>${words.dateFormat}</i>` : ''
  const number = item.kind === 'long' || item.id === '3' ? '' : `<b>${item.id}</b> `
  return `<div class="item ${item.kind}" style="grid-column: span ${item.width}">
<p class="label">${number}${named(item.label)}${format}</p>
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
      `<li><div class="round">${fillable ? place(`${id}/${option.id}`) : ''}</div><p>${named(option.name)}</p></li>`,
  )
  return `<ul class="choices columns-${columns}">${lines.join('')}</ul>`
}

/** An empty link marks the rectangle and the structure element of a field. */
function place(path: string) {
  return `<a class="place" href="${PLACE}${path}"></a>`
}

/** Quoted text is the official form's, in English. */
function named(label: string) {
  return escape(label).replaceAll(/“[^”]+”/g, '<em lang="en-US">$&</em>')
}

function escape(text: string) {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')
}
