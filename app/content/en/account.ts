/** Shown beside the account screens. */
export const accountPromise = {
  title: 'Why a private mailbox',
  motto: 'Your mail has an address. Your home stays private.',
  facts: [
    { icon: 'place' as const, text: 'A real street address in {neighborhood}' },
    { icon: 'shield' as const, text: 'Your home address stays off the envelope' },
    { icon: 'clock' as const, text: '{openDays}' },
  ],
}

/** The link to skip the wait before a redirect. */
export const goNow = 'Go there now'

/** The account page; names of values in braces. */
export const accountPage = {
  title: 'Your account',
  /** The four pages, and the list of them. */
  pagesLabel: 'Your account',
  pages: {
    mailbox: {
      name: 'Mailbox',
      title: 'My mailbox',
      description: 'Your address, your mail at our counter, your visit, and what comes next.',
    },
    rental: {
      name: 'Rental',
      title: 'My rental',
      description:
        'Your application, who receives mail, what you paid, and how to close your mailbox.',
    },
    security: {
      name: 'Security',
      title: 'Security',
      description: 'Your password, two-step sign-in, passkeys, and where you are signed in.',
    },
    settings: {
      name: 'Settings',
      title: 'Account settings',
      description: 'Your name, your email, the language we write in, and your data.',
    },
  },
  signedInAs: 'Signed in as {email}',
  toCounter: 'To the counter',
  loading: 'Opening your account…',
  retry: 'Try again',
  /** The reason for asking for the password again. */
  needsPassword:
    'We ask for your current password so that no one else can take over your account from an open screen.',
  signedOut: {
    lead: 'Here is your mailbox. You can also change your name, email and password, and sign out on all your devices.',
    text: 'Please sign in to see it.',
    signIn: 'Sign in',
    register: 'Create account',
  },
  name: {
    title: 'Name',
    about: 'We greet you by this name and look you up by it at the counter.',
    submit: 'Save name',
    busy: 'Saving…',
    saved: 'Your name is saved.',
    failed: 'Your name could not be saved. Please try again.',
  },
  email: {
    title: 'Email',
    about:
      'For your safety we email both addresses, the old and the new. Open the link in each to finish.',
    now: 'Your current email: {email}',
    waiting:
      'The change to **{newEmail}** happens once you open both emails. Until then, sign in with **{email}**.',
    submit: 'Change email',
    busy: 'Sending emails…',
    sent: 'We have sent an email to your old address and one to your new address. Open both to finish the change.',
    failed: 'Your email could not be changed. Please try again.',
  },
  password: {
    title: 'Password',
    about: 'A new password signs you out on all your other devices. Here you stay signed in.',
    submit: 'Change password',
    busy: 'Changing…',
    changed: 'Password changed. Other devices are signed out.',
    failed: 'Your password could not be changed. Please try again.',
  },
  data: {
    title: 'Data we store',
    about: 'Only what we need to rent you a mailbox.',
    privacy:
      'Not on this website: ID numbers, pictures of IDs, home addresses. They are on paper at the shop, as the Postal Service asks. [Everything we hold, and for how long]({privacy})',
  },
  signOut: {
    title: 'Signed-in devices',
    about: 'Sign out any device you don’t recognize, or a lost phone.',
    here: 'Sign out here',
    everywhere: 'Sign out everywhere',
    doneHere: 'You are signed out on this device.',
    doneEverywhere: 'You are signed out on every device.',
  },
}

/** A part of the profile: the language of our emails. */
export const emailLanguage = {
  title: 'Language of our emails',
  about: 'We write to you in this language, no matter which page you read.',
  field: 'Language',
  names: { en: 'English', es: 'Español' },
  submit: 'Save language',
  busy: 'Saving…',
  saved: 'Your language is saved.',
  failed: 'Your language could not be saved. Please try again.',
}

/** The sign-in page. */
export const loginPage = {
  title: 'Sign in',
  description:
    'Sign in to your private mailbox account: see your mail, change your visit, your names, your password.',
  lead: 'Welcome back.',
  submit: 'Sign in',
  busy: 'Signing in…',
  forgot: 'Forgot password?',
  resend: 'Resend confirmation email',
  /** After a link that was used before, or is too old. */
  linkSpent:
    'If you already confirmed your email, just sign in. If not, enter your email and we’ll send you a new link.',
  /** While either of them is under way. */
  sending: 'Sending…',
  passkey: 'Sign in with a passkey',
  /** Between the password and the second factor. */
  checking: 'One moment, please…',
  passkeyBusy: 'Waiting for your passkey…',
  register: 'New here? [Create an account]({register})',
  cancel: 'Cancel',
  signedIn: {
    title: 'You are signed in',
    text: 'We’ll take you to the start page in a moment.',
    signOut: 'Sign Out',
  },
}

/** The sign-up page. */
export const registerPage = {
  title: 'Create account',
  description:
    'Create an account for your private mailbox in {neighborhood}: apply, book your visit, see what has arrived.',
  lead: 'It takes a minute. With an account you apply for a mailbox, book your visit and see where you stand.',
  emailHint: 'We send a link to this address to confirm it.',
  submit: 'Create account',
  busy: 'Creating account…',
  signIn: 'Already have an account? [Sign in]({login})',
  cancel: 'Cancel',
  done: {
    title: 'Check your email',
    goOn: 'Continue to sign in',
    text: 'We sent an email to **{email}**. We will take you to the sign-in page in a few seconds.',
  },
}

/** The page behind the link of a forgotten password. */
export const resetPage = {
  title: 'Choose a new password',
  description: 'Choose a new password for your account.',
  lead: 'This signs you out everywhere. Sign in again with the new one.',
  submit: 'Reset password',
  busy: 'Saving…',
  back: 'Back to sign in',
  noLink:
    'This page needs the link from our email. Please open it from there, or ask for a new one.',
  newLink: 'Ask for a new link',
  done: 'Password changed',
}

/** The page behind the link of a sign-up or a new address. */
export const callbackPage = {
  title: 'Confirm your email',
  description: 'Confirm the email address of your account.',
  processing: { title: 'Confirming your email', text: 'One moment, please…' },
  ask: {
    lead: 'Press once to confirm your email address. The link in your email works once.',
    submit: 'Confirm my email',
  },
  oneMore: {
    title: 'One more email to open',
    done: 'Thank you, this address is confirmed.',
    next: 'To finish the change, please open the email we sent to your other address too, and follow its link.',
  },
  confirmed: 'Email confirmed',
  signIn: 'Sign in now',
  toSignIn: 'We’ll take you to the sign-in page in a moment.',
  failed: {
    title: 'This link did not work',
    why: 'Links work once and for a limited time. If you already confirmed your email, just sign in. If not, we’ll send you a new link.',
    newLink: 'Email me a new link',
  },
}

/** The page behind the link of a sign-up, in a browser that did not sign up. */
export const otherBrowser = {
  title: 'Confirm your email',
  lead: 'This is a different phone, computer or browser from the one you signed up on. Enter the password you chose then to confirm your email.',
  submit: 'Confirm my email',
  busy: 'Confirming…',
  chooseNew: 'Choose a new password instead',
  newTitle: 'Choose a new password',
  newLead:
    'Your account will use what you enter here, not what was entered with your email address before.',
  newSubmit: 'Save and confirm',
  back: 'I know the password I chose',
}
