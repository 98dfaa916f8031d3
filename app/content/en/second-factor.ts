/** The step after the password, and every other request for more than the password. */
export const secondFactor = {
  title: 'Confirm it is you',
  lead: 'Your account asks for a code from your authenticator app.',
  app: 'Authenticator app',
  unnamed: 'Authenticator app',
  code: 'Code',
  codeHint: 'The six digits that your authenticator app shows now.',
  recoveryCode: 'Recovery code',
  recoveryCodeHint: 'One of the ten codes you saved when you added the app. Each works once.',
  recoveryCodeInstead: 'Use a recovery code instead',
  appInstead: 'Use the authenticator app instead',
  lost: 'Lost your app? Email or call us: we check who you are and remove the app from your account.',
  submit: 'Confirm',
  busy: 'Checking…',
  cancel: 'Cancel',
  sixDigits: 'Please enter the six digits of the code',
  noRecoveryCode: 'Please enter a recovery code',
  wrongCode:
    'This code is incorrect. Codes change every 30 seconds: please enter the one shown now.',
  wrongRecoveryCode: 'This recovery code is incorrect or was already used.',
  locked: 'Too many wrong codes. Please wait an hour, or use your authenticator app.',
  gone: 'This app was removed from your account. Please reload the page.',
  /** After going on without the code. */
  wanted:
    'This needs a code from your authenticator app, or your passkey. Please try again with it.',
  unknown: 'We couldn’t check how your account is protected. Please try again.',
  checking: 'One moment, please…',
  passkey: 'Use your passkey',
  passkeyBusy: 'Waiting for your device…',
  lostPasskey:
    'Lost your passkey? Email or call us: we check who you are and remove it from your account.',
  /** Leaves without it. */
  leave: 'Sign out',
}

/** Proof of presence, for an account without a second factor. */
export const ownerProof = {
  title: 'Confirm it is you',
  lead: 'This keeps others out of your account if you leave your screen open.',
  password: 'Your password',
  emailCode: 'Email me a code instead',
  emailed: 'We have sent a code to your email address.',
  code: 'Code from the email',
  sixDigits: 'Please enter the six digits of the code',
  submit: 'Confirm',
  busy: 'One moment…',
  cancel: 'Cancel',
  wanted: 'This needs your password. Please try again and enter it.',
  wrongCode: 'This code is incorrect or has expired. Please try again with a new one.',
}

/** Results of signing in with a passkey, or of adding one. */
export const passkeys = {
  cancelled: 'No passkey was used. Please try again, or continue without one.',
  notMade:
    'No passkey was added. A security key needs a PIN first: set one in the settings of your device, under security keys or sign-in options. Then please try again.',
  unverified:
    'Your device could not check that it is you. Please set a PIN for your security key, or a screen lock for your phone or computer, and try again.',
  exists: 'This device already has a passkey for your account.',
  notKnown: 'This passkey does not belong to an account here. It may have been removed.',
  tooLate: 'That took longer than five minutes. Please try again.',
  tooMany: 'You have ten passkeys, which is the most. Please remove one first.',
  unsupported:
    "This browser can't use passkeys. A newer one can, on a phone or computer with a screen lock.",
  failed: 'The passkey did not work. Please try again.',
}
