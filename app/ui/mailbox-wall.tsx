import drawing from './mailbox-wall.svg?url'

import css from './mailbox-wall.module.css'

/** A wall of mailboxes, one of them open with mail in it: decoration. A file of its own, in the page's colors. */
export function MailboxWall({ className = '' }: { className?: string }) {
  return (
    <svg className={`${css.wall} ${className}`} aria-hidden="true" viewBox="0 0 560 424">
      <use href={`${drawing}#wall`} />
    </svg>
  )
}
