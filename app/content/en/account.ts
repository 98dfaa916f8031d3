/** What stands beside the account screens. */
export const accountPromise = {
  motto: 'Your mail has an address. Your home stays private.',
  facts: [
    { icon: 'place', text: 'A real street address in Los Angeles' },
    { icon: 'shield', text: 'Your home address stays off the envelope' },
    { icon: 'clock', text: 'Mail and packages received six days a week' },
  ],
} as const

/** Why the account page asks for the password once more. */
export const changesNeedPassword =
  'We ask for your current password so that nobody at an open screen can take over your account.'

/** The page behind the link of a sign-up, in a browser that did not sign up. */
export const otherBrowser = {
  title: 'Confirm your email',
  lead: 'You opened the link in another browser than the one you signed up in. Enter the password you chose, and your account is yours.',
  submit: 'Confirm my email',
  busy: 'Confirming…',
  chooseNew: 'Choose a new password instead',
  newTitle: 'Choose a new password',
  newLead:
    'Your account is then made with what you enter here, whatever was entered with your email address before.',
  newSubmit: 'Save and confirm',
  back: 'I know the password I chose',
}

/** What an account is good for. */
export const registerLead =
  'It takes a minute. With an account you apply for a mailbox, book your visit and see where you stand.'

/** The plan that a visitor brings to the sign-up; names of values in braces. */
export const planChoice = {
  title: 'Your plan',
  none: 'You choose it when you apply',
  withTerm: '{plan}, {months} months',
  see: 'See plans',
  change: 'Change',
  begin: 'Apply for this plan',
}

/** What a signed-in person reads on the start page. */
export const greeting = {
  hello: 'Welcome back',
  account: 'Your account',
}
