import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { describe, expect, it } from 'vitest'

import { notaryFeeLimit } from '#app/content/fees.ts'
import { formatDollars } from '#app/ui/dollars.ts'

import { findMissingNotices } from './check-build.ts'
import { lintTranslation } from './compare.ts'
import { notices } from './language-rules.ts'
import { lintWords } from './lint.ts'
import { readContent, type Content } from './read-content.ts'

function foundIn(english: string, spanish: string, place = 'a.ts a.lead') {
  return idsOf(new Map([[place, english]]), new Map([[place, spanish]]))
}

function idsOf(english: Content, spanish: Content) {
  return lintTranslation(english, spanish).map(({ rule }) => rule.id)
}

function onPage(html: string, page = '/es/page/index.html') {
  return lintWords(new Map([[page, html]])).map(({ rule }) => rule.id)
}

describe('a translation', () => {
  it.each([
    ['facts', 'Bring two IDs.', 'Traiga tres identificaciones.'],
    ['facts', 'It costs $15.', 'Cuesta $51.'],
    ['facts', 'It costs $15.', 'Cuesta 15.'],
    ['facts', 'Nothing is due.', 'Se pagan 9 días.'],
    ['facts', 'On March 5, 2026.', 'El 5 de abril de 2026.'],
    ['facts', 'Closed on Sundays.', 'Cerramos los sábados.'],
    ['facts', 'Hello {name}', 'Hola'],
    ['facts', 'See [plans](/plans).', 'Vea los [planes](/otros).'],
    ['facts', '**Now** or later', 'Ahora o después'],
    ['facts', 'Write PMB.', 'Escriba el buzón.'],
    ['facts', 'A Notary Public signs.', 'Firma un funcionario.'],
    ['facts', '/plans', '/planes'],
    ['facts', '/Forms/a.pdf', '/Forms/a.pdf'],
    ['facts', 'See [it](/Forms/a.pdf).', 'Véala [aquí](/Forms/a.pdf).'],
    ['facts', 'usps-quote', 'usps-precio'],
    ['glossary', 'Ask the notary.', 'Pregunte al notario.'],
    ['glossary', 'Sign it.', 'Debe notarizarse.'],
    ['glossary', '10 Main Street PMB 234', '10 Main Street PMB suite 234'],
    ['glossary', 'Your mailbox', 'Tu buzón'],
    ['glossary', 'You can not.', 'No puedes.'],
    ['glossary', 'A computer', 'Un ordenador'],
    ['english', 'Talk to us about your mail', 'Talk to us about your mail'],
    ['english', 'Sign in', 'Sign in'],
  ])('is refused, by %s: %s – %s', (id, english, spanish) => {
    expect(foundIn(english, spanish)).toEqual([id])
  })

  it.each([
    ['Both IDs, and 1 form', 'Las dos identificaciones y un formulario'],
    ['From 9 am on Mondays in January', 'Desde las 9 a. m. los lunes de enero'],
    ['May I come 12 times? Tenfold!', '¿Puedo venir 12 veces? ¡Diez veces más!'],
    ['Walter and June B.', 'Walter y June B.'],
    ['Form 1583, {day}', 'El {day}, el Formulario 1583'],
    ['Never write suite 234.', 'Nunca escriba suite 234.'],
    ['Department of Motor Vehicles', 'Department of Motor Vehicles (DMV)'],
    ['Marked “return to the sender”', 'Con la nota “return to the sender”'],
    ['PDF', 'PDF'],
    ['/Forms/a.pdf', '/Forms/es/a.pdf'],
  ])('may say: %s – %s', (english, spanish) => {
    expect(foundIn(english, spanish)).toEqual([])
  })

  it('has exactly the texts of the English', () => {
    const [one, two] = ['a.ts a.0', 'a.ts a.1'].map((place) => new Map([[place, 'Los Ángeles']]))
    expect(idsOf(one!, two!)).toEqual(['missing', 'extra'])
    expect(idsOf(new Map([['staff/till.ts till.title', 'Till']]), new Map())).toEqual([])
  })

  it('keeps the headings and lists of a text', () => {
    expect(foundIn('## Fees', '### Cargos', 'legal/a.md 2')).toEqual(['facts'])
    expect(foundIn('- Key\n- Box', '- Llave', 'legal/a.md 2')).toEqual(['facts'])
    expect(foundIn('- Key\n- Box', '- Llave\n- Buzón', 'legal/a.md 2')).toEqual([])
  })
})

it('content is compared by value, functions by their literals', async () => {
  const root = mkdtempSync(join(tmpdir(), 'content-'))
  mkdirSync(join(root, 'app/content/en/legal'), { recursive: true })
  const module = `export const a = {
    list: [{ text: 'Hello' }, true],
    call: (shop, n) => { if (!n) throw new Error('No n'); return \`\${shop.name}: \${n + 1}\` + ' days' },
  }`
  writeFileSync(join(root, 'app/content/en/a.ts'), module)
  writeFileSync(join(root, 'app/content/en/legal/b.md'), '## Terms\n\nNone.\n')
  const content = await readContent('en', root)
  rmSync(root, { recursive: true })
  expect(Object.fromEntries(content)).toEqual({
    'a.ts a.list.0.text': 'Hello',
    'a.ts a.list.1': 'true',
    'a.ts a.call': '{name}: …\n days',
    'legal/b.md 0': '## Terms',
    'legal/b.md 1': 'None.',
  })
})

describe('a Spanish page', () => {
  it.each([
    ['text', '<p>Bring it <b>to the</b> shop</p>'],
    ['days', '<p>Monday – Friday</p>'],
    ['dates', '<p>El November 22, 2026</p>'],
    ['hours', '<p>9:30 am – 4 pm</p>'],
    ['a label', '<button>Close</button>'],
    ['a picture', '<img alt="Your mail at our counter">'],
    ['a name for readers', '<nav aria-label="Pages of this site"></nav>'],
    ['a field', '<input placeholder="Name of your street">'],
    ['its description', '<meta name="description" content="A mailbox for your mail">'],
    ['its data', '<script type="application/ld+json">{"name":"All that you need"}</script>'],
  ])('contains no English in %s', (_where, html) => {
    expect(onPage(html)).toEqual(['english'])
    expect(onPage(html, '/page/index.html')).toEqual([])
  })

  it.each([
    '<p lang="en">Back to the English page</p>',
    '<p>Do Not Track, Where’s My Refund</p>',
    '<p>10 Main Street, Los Ángeles, CA 90001</p>',
    '<p>Pida el libro Application for Delivery of Mail Through Agent.</p>',
    '<script>const a = "all of the words"</script>',
  ])('may contain %s', (html) => {
    expect(onPage(html)).toEqual([])
  })

  it('names only computed prices', () => {
    expect(onPage('<p>La llave cuesta $11.11.</p>')).toEqual(['price'])
  })
})

describe('the notice of a notary', () => {
  const fee = formatDollars(notaryFeeLimit)
  const notice = `<p data-notice="8219.5">${notices.join(' ')} ${fee}</p>`
  const missingOn = (offer: string, page: string, rest = '') =>
    findMissingNotices(new Map([[page, `<body><main>${offer}${rest}</main></body>`]])).map(
      ({ sentence }) => sentence,
    )

  it.each([
    ['/a/index.html', '<p>Call for a notary appointment.</p>'],
    ['/es/a/index.html', '<p>Llame para una cita con un Notary Public.</p>'],
    ['/es/services/legal/notary-services/index.html', ''],
  ])('is required on %s', (page, offer) => {
    expect(missingOn(offer, page)).toEqual([[...notices, fee].join(' ')])
    expect(missingOn(offer, page, notice)).toEqual([])
    for (const part of [...notices, fee])
      expect(missingOn(offer, page, notice.replace(part, ''))).toEqual([part])
  })

  it('is required in the footer of every Spanish page', () => {
    const footerOf = (page: string, rest = '') =>
      findMissingNotices(new Map([[page, `<body><footer id="footer">${rest}</footer></body>`]]))
    expect(footerOf('/es/a/index.html')).toHaveLength(1)
    expect(footerOf('/es/a/index.html', notice)).toEqual([])
    expect(footerOf('/a/index.html')).toEqual([])
  })

  it('is not required where a card only links to the page', () => {
    const card = '<a href="/services/legal/notary-services">Notary services</a>'
    expect(missingOn(card, '/a/index.html')).toEqual([])
  })

  it('is required in both languages where a notary is offered', () => {
    const page = '<main>notary appointments</main>'
    const pages = new Map([
      ['/a/index.html', page],
      ['/es/a/index.html', '<main>Citas</main>'],
    ])
    expect(findMissingNotices(pages)).toHaveLength(2)
  })
})
