import { apply } from '#app/content/en/apply.ts'
import { mailboxRecipients as words } from '#app/content/en/active-mailbox.ts'
import { documentName } from '#app/rental/names.ts'
import { formatDate } from '#app/rental/times.ts'
import { today } from '#app/rental/today.ts'
import { TextBanner } from '#app/ui/banner.tsx'
import { interpolate } from '#shared/interpolate.ts'
import type { ExpiringId, MailboxAnswer } from '#shared/rental/answers.ts'

import { MailboxSection } from './mailbox-section.tsx'

import css from './mailbox.module.css'

/** Who receives mail, where their forms stand, and which IDs they have to show again. */
export function RecipientsPart({ mailbox: { box, recipients } }: { mailbox: MailboxAnswer }) {
  return (
    <MailboxSection box={box} title={words.title} about={words.about}>
      <ul className={css.rows}>
        {recipients.map(({ id, name, kind, formStatus, expiring }) => (
          <li key={id}>
            <p>
              <strong>{name}</strong> <span className="quiet">{apply.people.kinds[kind].name}</span>
            </p>
            <p className="quiet">{words.forms[formStatus]}</p>
            {expiring.map((each) => (
              <TextBanner key={each.document} tone="note" text={describeExpiring(each)} />
            ))}
          </li>
        ))}
      </ul>
    </MailboxSection>
  )
}

function describeExpiring({ document, type, expiresOn }: ExpiringId) {
  return interpolate(expiresOn < today() ? words.expired : words.expires, {
    document: words.documents[document],
    type: documentName(type),
    day: formatDate(expiresOn),
  })
}
