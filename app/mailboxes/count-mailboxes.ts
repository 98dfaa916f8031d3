const number = new Intl.NumberFormat('en')

/** How many, in words: "1 mailbox", "3,500 mailboxes". */
export function countMailboxes(count: number) {
  return `${number.format(count)} ${count === 1 ? 'mailbox' : 'mailboxes'}`
}
