import { expect, it } from 'vitest'

import { asTexts, writtenIn } from '#server/shop/announcements/texts.ts'
import { shop } from '#server/testing/contact.ts'

import { renderEmail } from './compose.ts'

it('an announcement is plain text: no markup, no invisible characters, links to the shop only', () => {
  const texts = asTexts({
    englishSubject: 'Closed\u202e\n tomorrow',
    englishText: 'We open on <b>Monday</b>.\r\n\r\n<a href="https://evil.test">Here</a>',
    spanishSubject: 'Mañana cerrado',
    spanishText: 'Abrimos el lunes.',
  })
  const facts = { recipient: 'r', ...writtenIn(texts, 'en') }
  const to = { to: 'a@b.test', firstName: 'Ann', language: 'en' } as const
  const mail = renderEmail(
    { kind: 'announcement', ...to, facts },
    { id: 'i', createdAt: 0 },
    { shop, siteUrl: 'https://s.test' },
  )
  expect(mail.subject).toBe('Closed tomorrow')
  expect(mail.html).toContain('<p>We open on &lt;b&gt;Monday&lt;/b&gt;.</p>')
  expect(mail.html.match(/href="[^"]*"/g)).toEqual(['href="https://s.test"'])
  expect(mail.text).toContain('We open on <b>Monday</b>.')
})
