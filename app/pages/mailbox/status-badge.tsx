import type { MailboxStatus } from '#app/mailboxes/mailbox.ts'

import css from './status-badge.module.css'

/** A mailbox's state, in a word and a colour. */
export function StatusBadge({ status }: { status: MailboxStatus }) {
  return (
    <span className={css.badge} data-status={status}>
      {status}
    </span>
  )
}
