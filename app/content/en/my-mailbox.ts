import type { TrackerStepId, VisitPurpose } from '#shared/shop/applications/tracker.ts'

/** Errors when the shop's server can't be reached. */
export const shopCalls = {
  unreachable:
    'Our server can’t be reached right now. Nothing is lost. Please try again in a moment.',
  /** Refusals of a proxy in front of our server; `{status}` is its HTTP status. */
  proxy: {
    down: 'Our server is not running right now; it may be restarting. Nothing is lost. Please try again in a minute.',
    slow: 'Our server took too long to answer, so we can’t tell whether this was done. Please check before you try again.',
    large:
      'The web server in front of ours doesn’t accept anything this large (413), so this did not reach us. Sending it again won’t help; the operator of this site can raise the limit.',
    refused:
      'Something between you and our server blocked this ({status}), perhaps a firewall. Nothing is lost. Please try again from another network.',
  },
  loading: 'One moment, please…',
  retry: 'Try again',
}

/** Choosing, moving and canceling a visit. Names of values in braces. */
export const visits = {
  title: 'Your visit',
  /** By purpose. */
  about: {
    apply:
      'An appointment at our counter, to ask questions or apply right there. You can move or cancel it until it starts.',
    sign: 'An appointment to show your IDs and sign. You can move or cancel it until it starts.',
    change: 'An appointment at our counter to add someone, or for a new form after a change.',
  } satisfies Record<VisitPurpose, string>,
  forChange: 'Book a visit for a change',
  lead: 'It takes about {minutes} minutes. All times are {zone}.',
  day: 'Day',
  times: 'Free times on {day}',
  none: 'No times are free in the next few days. Please call us: {phone}.',
  book: 'Book {time}',
  booking: 'Booking…',
  chooseTime: 'Choose a time',
  move: 'Move it',
  moveTo: 'Move to {time}',
  moving: 'Moving…',
  cancel: 'Cancel it',
  cancelling: 'Canceling…',
  keep: 'Keep it',
  cancelTitle: 'Cancel this visit?',
  cancelText: 'You can book another time.',
  booked: 'Your visit: {day}, {time}',
  bookedNote: 'We emailed you the appointment for your calendar.',
  cancelled: 'Your visit is canceled. You can book another one.',
  conflict:
    'Our hours have changed since you booked, and we may be closed then. Please move the visit, or call us: {phone}.',
  undelivered:
    'We couldn’t deliver our email about this visit. Please check the email address of your account.',
  where: 'At our counter: {address}',
  byVideo: 'By live video',
  nextFree: 'These are free: {times}.',
}

/** The page behind the link of a visit's email. */
export const linkedVisit = {
  description: 'Move or cancel your visit to our counter.',
  lead: 'Move or cancel it here, without signing in.',
  noLink: 'This page needs the link from our email about your visit. Please open it from there.',
  cancelled: 'This visit is canceled. You can book another one in your account.',
  over: 'This visit is over.',
  another: 'Book another visit',
  account: 'Go to your account',
}

/** An application that was filed at the counter, and is in no account yet. */
export const offers = {
  title: 'Is this application yours?',
  about:
    'It was filed at our counter with the email address of your account: {plan}, {term}, on {day}. Confirm that it is yours to add it to your account.',
  boxTitle: 'Is mailbox {box} yours?',
  boxAbout:
    'It is rented with the email address of your account: {plan}, {term}. Confirm that it is yours to add it to your account.',
  take: 'Yes, it is mine',
  taking: 'One moment…',
  taken: 'It is in your account now.',
  decline: 'No, it isn’t mine',
  declineTitle: 'Is it someone else’s?',
  declineText:
    'Then we remove your address from it and don’t write to you about it again. You can’t undo this here.',
  keep: 'Go back',
  declined: 'Thank you. Your address is no longer on it.',
  invited: {
    title: 'From our counter into your account',
    about:
      'You followed the link in our email about your mailbox, or about your application at our counter. Add it to this account, {email}?',
    take: 'Add it to my account',
    leave: 'Not now',
    signedOut:
      'You followed the link in our email about your mailbox, or about your application at our counter. Sign in, or create an account with the address we emailed, to add it to your account.',
  },
}

/** The status of an application. */
export const tracker = {
  title: 'Your application',
  filed: '{plan}, {term}, filed on {day}',
  needs: '{forms} and {ids}. Due when you sign: {amount}.',
  household: 'For: {names}',
  undelivered:
    'We couldn’t deliver our email about it. Please check the email address of your account.',
  none: 'You have no application yet.',
  apply: 'Apply for a mailbox',
  change: 'Change it',
  allDone: 'Everything is done.',
  /** Name of the line of steps. */
  line: 'Steps to your mailbox',
  steps: {
    filed: 'Filed',
    visit: 'Visit',
    ids: 'IDs checked',
    signed: 'Form signed',
    acknowledged: 'Acknowledged',
    crd: 'With the Postal Service',
    keys: 'Key',
    active: 'Active',
  } satisfies Record<TrackerStepId, string>,
  /** Name of the visit's step while the visit is booked. */
  visitBooked: 'Visit booked for {day}',
  states: { done: 'Done', next: 'Next', later: 'Later' },
  /** For each person, if a step needs several. */
  ticks: { done: 'Done', open: 'Not yet' },
  by: { you: 'Your next step', shop: 'Our next step' },
  waitsFor: 'Still open for: {names}',
  /** For an open mailbox. */
  anew: {
    title: 'Forms to sign',
    about:
      'Someone new receives mail, or something has changed. We need a signed form for that, as we did when you applied.',
  },
  bring: {
    title: 'What to bring',
    ids: '{name}: {photo}, and {address}',
    anyIds: '{name}: a photo ID, and an ID that shows the home address',
    form: 'Don’t sign the form yet: we have it here and sign it with you.',
    signedForm: 'Everyone’s form, signed before your notary',
    pay: '{amount} for the first payment, before tax',
    worksheet: 'The worksheets, if you made some',
    print: 'Print this list',
  },
}
