import { describe, expect, it } from 'vitest'

import { fees } from '#app/content/fees.ts'
import { lowestMonthlyCents } from '#app/content/plans.ts'
import { headline } from '#app/pricing/price-words.ts'
import { formatDollars } from '#app/ui/dollars.ts'

import { lintWords } from './lint.ts'
import { withoutOwnUnit } from './own-facts.ts'

function foundIn(...paragraphs: string[]) {
  const html = paragraphs.map((text) => `<p>${text}</p>`).join('')
  return foundOn('/page', html)
}

function foundOn(page: string, html: string) {
  return lintWords(new Map([[page, html]])).map(({ rule }) => rule.id)
}

describe('the content lint', () => {
  it.each([
    ['notarized', 'The form must be notarized.'],
    ['notarized', 'The form requires a notary.'],
    ['notario', 'Ask for our notario.'],
    ['identifier', '12 Main Avenue, Suite 234'],
    ['identifier', '12 MAIN AVE <b>APT 234</b>'],
    ['identifier', 'Write to PO Box 234.'],
    ['number-sign', '12 MAIN AVE #234'],
    ['guarantee', 'Your privacy is guaranteed.'],
    ['guarantee', 'It is 100% secure.'],
    ['virtual-services', 'We scan your letters.'],
    ['free', 'With free setup.'],
    ['legal-advice', 'Our staff gives legal advice.'],
    ['superlative', 'The cheapest mailbox in town.'],
    ['endorsement', 'USPS-approved since 1999.'],
    ['network', 'Choose from 3,500+ addresses.'],
    ['all-in', 'A month of it costs so much per month plus taxes.'],
    ['price', 'The key is $11.11.'],
    ['price', `${formatDollars(fees.setup)} or $1,234.56.`],
    ['online-notary', 'Book our online notary.'],
    ['home-and-business', 'It keeps your home off the internet.'],
    ['pmb', 'No other word may stand there.'],
    ['package', 'A parcel came.'],
    ['additional-recipient', 'Each further recipient pays.'],
    ['store-hours', 'Come during office hours.'],
    ['phone', 'Ask by telephone.'],
    ['acknowledgment', 'You sign the acknowledgement.'],
    ['license', 'Bring your licence.'],
    ['e-mail', 'Send us an e-mail.'],
    ['letter-for-email', 'The link in our letter works once.'],
    ['you-and-one', 'One family member is included.'],
    ['on-your-form', 'It stands on Form 1583.'],
    ['american', 'Our neighbours know us.'],
    ['post-office', 'Take it to the post office.'],
    ['mailbox', 'Letters in your box'],
    ['key', 'Bring back the keys.'],
    ['court-papers', 'We take legal papers for you.'],
    ['password', 'Choose a passphrase.'],
    ['law-verb', 'California has you sign it.'],
    ['plain', 'How the hub works for you'],
    ['source', 'By general knowledge it is 139.'],
    ['markup', 'Sign it [in front of us](/#notary).'],
    ['markup', 'This is **new**.'],
    ['markup', 'The deposit is {keyDeposit}.'],
  ])('refuses, by the rule %s: %s', (rule, sentence) => {
    expect(foundIn(sentence)).toEqual([rule])
  })

  it('refuses a rating in structured data', () => {
    const data = '<script type="application/ld+json">{"aggregateRating":{}}</script>'
    expect(lintWords(new Map([['/', data]])).map(({ rule }) => rule.id)).toEqual(['rating'])
  })

  it.each([
    'Sign it in front of us, or in front of a US notary.',
    'Never write “Suite 234”: only PMB may stand there.',
    '12 MAIN AVE PMB 234',
    'We can’t give legal advice.',
    'Our network says it has 3,500+ addresses.',
    'Upper and lower case letters make a good password.',
    'You + one family member',
    'You + one family member on a personal box',
    'How the hub works',
    `The ${formatDollars(fees.keyDeposit)} deposit is refundable.`,
    `From ${headline(lowestMonthlyCents)}.`,
    'A preparer holds a $5,000 bond.',
    'An online notarization by a notary of another state is recognized here.',
  ])('allows: %s', (sentence) => {
    expect(foundIn(sentence)).toEqual([])
  })

  it.each([
    ['guarantee', 'Garantizamos su privacidad.'],
    ['virtual-services', 'Escaneamos sus cartas.'],
    ['free', 'Con apertura gratis.'],
    ['legal-advice', 'Damos consejos legales.'],
    ['superlative', 'El buzón más cerca y los precios más bajos.'],
    ['endorsement', 'Aprobado por USPS.'],
    ['network', 'Hay 3,500 direcciones.'],
    ['all-in', 'Cuesta tanto al mes, más impuestos.'],
    ['online-notary', 'Un Notary Public en línea.'],
    ['glossary', 'Recibimos papeles de la corte.'],
    ['glossary', 'Ayuda con documentos legales.'],
    ['glossary', 'Lo trae un transportista.'],
    ['glossary', 'Un CPA o un agente registrado (enrolled agent).'],
    ['los-ángeles', 'Una tienda en Los Angeles.'],
    ['capital', 'De lunes a viernes y Sábado hasta las 4.'],
    ['double-period', 'El sábado hasta las 4 p.&#160;m..'],
    ['label', 'Mostrar confirme la contraseña'],
  ])('refuses in Spanish, by the rule %s: %s', (rule, sentence) => {
    expect(foundOn('/es/page', `<p>${sentence}</p>`)).toEqual([rule])
  })

  it.each([
    'Nunca garantizamos un plazo.',
    'No damos consejos legales.',
    'Según dice la red, son 3,500.',
    'Uno grande es más barato.',
    'Un asistente de documentos legales del condado.',
    'Los Angeles, CA 90012',
    'Abrimos de 9 a.&#160;m. a 5 p.&#160;m.',
  ])('allows in Spanish: %s', (sentence) => {
    expect(foundOn('/es/page', `<p>${sentence}</p>`)).toEqual([])
  })

  it('allows a page to name what is not yet available', () => {
    expect(foundIn('We do not shred mail.', 'Shredding is not yet available.')).toEqual([])
  })

  it('allows the address for a home business with its duty named', () => {
    expect(foundIn('It keeps your home off the internet.', 'See section 17538.5.')).toEqual([])
  })

  it.each([
    ['77 Fig Street, Suite 4, Los Angeles, CA 90012', 1],
    ['77 FIG ST STE 4 PMB 234', 1],
    ['Our suite 4 is behind the bank.', 1],
    ['77 FIG ST STE 4-234', 0],
    ['77 FIG ST STE 4 #234', 0],
    ['77 Fig Street, Suite 4 – 234', 0],
    ['77 FIG ST STE 44', 0],
    ['77 Fig Street, Suite 234', 0],
  ])('recognizes the unit of the shop’s own street: %s', (sentence, times) => {
    const rest = withoutOwnUnit(sentence, ['77 Fig Street, Suite 4', '77 FIG ST STE 4'])
    expect(rest !== sentence).toBe(times === 1)
    expect(foundIn(rest)).toEqual(times === 1 ? [] : expect.arrayContaining(['identifier']))
  })

  it('allows boxes, and several keys, at the counter', () => {
    expect(foundOn('/staff/customers', '<p>Take the keys back.</p>')).toEqual([])
  })

  it('skips scripts and styles', () => {
    expect(lintWords(new Map([['/', '<script>"free setup"</script>']]))).toEqual([])
  })
})
