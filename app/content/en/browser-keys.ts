/**
 * Everything the site stores in a browser, and how long: the table of /cookies. The type `BrowserKey` is made of these
 * names, so nothing can be stored that the page does not list.
 */
export const browserKeys = {
  'mailbox.session': {
    what: 'Two tokens that keep you signed in. The first is sent with each request for your account’s data.',
    until: 'You sign out',
  },
  'mailbox.session-code-verifier': {
    what: 'The secret half of a link that is on its way to you by email, so that only your browser can use it.',
    until: 'The link is used',
  },
  'mailbox.session-flow-…-code-verifier': {
    what: 'The same, one for each of the last such emails.',
    until: 'A link is used',
  },
  'mailbox.session-flows-code-verifier': {
    what: 'The list of those emails.',
    until: 'A link is used',
  },
  'mailbox.begun': {
    what: 'A digest of the address that the email went to.',
    until: 'The link is used',
  },
  'mailbox.return': {
    what: 'The page to bring you back to while such an email is on its way.',
    until: 'The link is used',
  },
  'mailbox.link': {
    what: 'The session that a link for a new password has opened.',
    until: 'The password is set, or the tab closed',
  },
  'mailbox.link-code-verifier': {
    what: 'The secret half of that link.',
    until: 'The link is used, or the tab closed',
  },
  'mailbox.application': {
    what: 'What you entered in an application you have begun: plan, names, email, phone, and the kinds of IDs with the day they expire. No home address and no ID number.',
    until: 'You file it, erase it, lock it, sign out, or close the tab',
  },
  'mailbox.application-draft': {
    what: 'An application you have begun, locked with a password of yours. Only if you ask for it.',
    until: 'You file it or erase it',
  },
  'mailbox.application-invitation': {
    what: 'The secret of a link about an application that was filed at our counter.',
    until: 'It is in your account, or an hour has passed',
  },
  'mailbox.message-draft': {
    what: 'A message you have begun.',
    until: 'You send it, or close the tab',
  },
  'mailbox.language': { what: 'The language you chose.', until: 'You clear it' },
  'mailbox.preferences': {
    what: 'Light or dark, table, map, how long notices stay.',
    until: 'You clear it',
  },
  'mailbox.menu': { what: 'The menu entry you chose.', until: 'You close the tab' },
  'mailbox.dashboard-view': {
    what: 'Whether the dashboard showed a table, a map, or both.',
    until: 'You clear it',
  },
  'mailbox.records': {
    what: 'The sample mailboxes of the dashboard, with your changes.',
    until: 'You clear it',
  },
  'mailbox.staff-lock': {
    what: 'At the counter: when their console was last used.',
    until: 'They sign out',
  },
  'mailbox.staff-invitation': {
    what: 'At the counter: the secret of an invitation.',
    until: 'It is taken, or an hour has passed',
  },
  'counter.member': {
    what: 'At the counter: whose session it is, with email address and role, so that the console opens without a connection.',
    until: 'They sign out',
  },
  'counter.hand': {
    what: 'At the counter: packages they are taking in that have no box yet, with tracking number and name.',
    until: 'They are given a box or put aside, or the person signs out',
  },
  'counter.walk': {
    what: 'At the counter: the boxes in which they found letters on a walk, by number.',
    until: 'They mark them, or the person signs out',
  },
  'counter.count': {
    what: 'At the counter: the slips they found so far while counting the shelves, by number.',
    until: 'They compare them, or the person signs out',
  },
  'counter.intake': {
    what: 'At the counter: packages and letters they took in that have not been sent to the server yet, with box, tracking number, the name on the package, and who entered them.',
    until: 'They are sent or taken off the list, or the person signs out',
  },
  'counter.typed': {
    what: 'At the counter: the text of an application or an announcement that they have begun.',
    until: 'They send it, clear it, sign out, or close the tab',
  },
  'counter.import': {
    what: 'At the counter, for an administrator: a list of customers that they are importing, encrypted with a key of the server’s, with their changes.',
    until: 'They import it or discard it',
  },
  'counter.settings': {
    what: 'At the counter: the shelf they use, the paper of labels and receipts, and when labels print.',
    until: 'They clear it',
  },
}

type Filled<Name> = Name extends `${infer Start}…${infer End}` ? `${Start}${string}${End}` : Name

/** The name of something that this site keeps in a browser; `…` stands for the part that varies. */
export type BrowserKey = Filled<keyof typeof browserKeys>

/** Column heads of the table of /cookies. */
export const browserKeysHead = ['Name', 'What it is', 'Until']
