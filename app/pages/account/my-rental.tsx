import { lazy } from 'react'

import { AcceptanceGuide } from '#app/shop/applications/acceptance-guide.tsx'
import { ClosingPart } from '#app/shop/boxes/closing-part.tsx'
import {
  MailboxArticle,
  MailboxSection,
  Rows,
  type MailboxProps,
} from '#app/shop/core/mailbox-section.tsx'
import { NativeName } from '#app/shop/core/name-inputs.tsx'
import { documentName } from '#app/shop/core/names.ts'
import { formatDate, today } from '#app/shop/core/times.ts'
import { RentPart } from '#app/shop/money/rent-part.tsx'
import { TextBanner } from '#app/ui/banner.tsx'
import { acceptance } from '#content/acceptance.ts'
import { mailboxRecipients } from '#content/active-mailbox.ts'
import { apply } from '#content/apply.ts'
import { interpolate } from '#shared/interpolate.ts'
import type { ExpiringId, Mailbox } from '#shared/shop/boxes/mailbox-calls.ts'

import { renewPartOf } from './account-pages.ts'

/** Fetched where the shop takes cards online. */
const CardPart = lazy(async () => {
  const { CardPart: component } = await import('#app/shop/cards/card-part.tsx')
  return { default: component }
})

/** The people of a mailbox, what is paid for it, and its end. */
export function MyRental({ mailbox, onChange }: MailboxProps) {
  const isActive = mailbox.state === 'active'
  return (
    <MailboxArticle mailbox={mailbox}>
      {isActive && mailbox.canPayOnline && <CardPart id={renewPartOf(mailbox)} mailbox={mailbox} />}
      {isActive && <RecipientsPart mailbox={mailbox} />}
      <RentPart mailbox={mailbox} />
      {isActive && (
        <MailboxSection box={mailbox.box} {...acceptance.account}>
          <AcceptanceGuide />
        </MailboxSection>
      )}
      <ClosingPart mailbox={mailbox} onChange={onChange} />
    </MailboxArticle>
  )
}

function RecipientsPart({ mailbox: { box, recipients } }: { mailbox: Mailbox }) {
  return (
    <MailboxSection box={box} title={mailboxRecipients.title} about={mailboxRecipients.about}>
      <Rows>
        {recipients.map(({ id, name, nativeName, kind, formStatus, expiring }) => (
          <li key={id}>
            <p>
              <strong>
                {name}
                <NativeName name={nativeName} />
              </strong>{' '}
              <span className="text-15 text-muted">{apply.people.kinds[kind].name}</span>
            </p>
            <p className="text-15 text-muted">{mailboxRecipients.forms[formStatus]}</p>
            {expiring.map((each) => (
              <TextBanner key={each.document} tone="note" text={describeExpiring(each)} />
            ))}
          </li>
        ))}
      </Rows>
    </MailboxSection>
  )
}

function describeExpiring({ document, type, expiresOn }: ExpiringId) {
  return interpolate(expiresOn < today() ? mailboxRecipients.expired : mailboxRecipients.expires, {
    document: mailboxRecipients.documents[document],
    type: documentName(type),
    day: formatDate(expiresOn),
  })
}
