import { expect, it } from 'vitest'

import { selectAll, servePages, textOf } from './served-pages.ts'

const served = await servePages()

it('every page has nested headings, and names for all controls and pictures', () => {
  for (const { path, document } of served.pages) {
    const isHidden = (element: Element) => element.closest('[aria-hidden=true]') !== null
    const levels = selectAll(document, 'main :is(h1, h2, h3, h4, h5, h6)').map(({ tagName }) =>
      Number(tagName[1]),
    )
    const ids = selectAll(document, '[id]').map(({ id }) => id)
    const problems = {
      leaps: levels.filter((level, index) => index > 0 && level - levels[index - 1]! > 1),
      sameIds: ids.filter((id, index) => ids.indexOf(id) !== index),
      pictures: selectAll(document, 'img:not([alt])'),
      pressed: selectAll(document, 'a[href], button, summary').filter(
        (element) => !isHidden(element) && nameOf(element) === '',
      ),
      fields: selectAll(document, 'input:not([type=hidden]), select, textarea').filter(
        (field) => !isHidden(field) && !isLabelled(document, field),
      ),
      lost: selectAll(document, '[aria-labelledby], [aria-describedby], label[for]').filter(
        (element) => idsFrom(element).some((id) => !ids.includes(id)),
      ),
      tables: selectAll(document, 'table').filter((table) => !table.querySelector('th')),
      lists: selectAll(document, ':is(ul, ol) > :not(li, script, template)'),
      terms: selectAll(document, 'dl > :not(dt, dd, div, script, template)'),
    }
    const messages = Object.entries(problems).flatMap(([kind, all]) =>
      all.map((one) => `${kind}: ${typeof one === 'object' ? one.outerHTML.slice(0, 160) : one}`),
    )
    expect([path, ...messages]).toEqual([path])
  }
})

function nameOf(element: Element) {
  const pictures = selectAll(element, 'img, [aria-label], title').map(
    (part) => part.getAttribute('alt') ?? part.getAttribute('aria-label') ?? part.textContent,
  )
  const own = ['aria-label', 'aria-labelledby', 'title'].map((name) => element.getAttribute(name))
  return [textOf(element), ...own, ...pictures].join('').trim()
}

function isLabelled(document: Document, field: Element) {
  const own = ['aria-label', 'aria-labelledby'].some((name) => field.getAttribute(name))
  const label = field.id && document.querySelector(`label[for="${field.id}"]`)
  return own || Boolean(label || field.closest('label'))
}

function idsFrom(element: Element) {
  const named = ['aria-labelledby', 'aria-describedby', 'for'].map((name) =>
    element.getAttribute(name),
  )
  return named.flatMap((names) => names?.split(/\s+/).filter(Boolean) ?? [])
}
