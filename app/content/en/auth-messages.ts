/** Messages for the account service's answers. */
export const messages = {
  registered:
    'Account created successfully! Please check your email for a confirmation link before signing in.',
  resetSent: 'Password reset instructions have been sent to your email',
  resent: 'Confirmation email has been resent. Please check your email and spam folder.',
  passwordReset: 'Password reset successful! Redirecting to login...',
  confirmedSignedIn: 'Email confirmed successfully! Redirecting to dashboard...',
  confirmed: 'Email confirmed successfully! Please sign in to continue.',
  signInAfterConfirming: 'Email confirmed successfully! Please enter your password to sign in.',
  callbackRefused: 'Authentication failed. Please try again.',
  callbackFailed: 'An unexpected error occurred. Please try signing in manually.',
  unconfirmed:
    "Please check your email and click the confirmation link before signing in. Check your spam folder if you don't see the email.",
  invalidCredentials: 'Invalid email or password. Please try again.',
  signInFailed: 'Failed to sign in. Please try again.',
  alreadyRegistered: 'This email is already registered. Please use a different email address.',
  registrationFailed: 'An error occurred during registration',
  forgottenPasswordFailed: 'Failed to reset password. Please try again.',
  resendFailed: 'Failed to resend confirmation email. Please try again.',
  resetFailed: 'Failed to reset password',
  signOutFailed: 'You could not be signed out. Please try again.',
  accountUnavailable: 'Your account could not be shown.',
  offline:
    'We could not reach our sign-in service. Please check your internet connection and try again.',
  unavailable: 'Our sign-in service is not answering right now. Please try again in a minute.',
  refusedOnTheWay:
    'Something between you and our sign-in service blocked this, perhaps a firewall. Please try again from another network.',
  unansweredSignUp:
    'No answer came in time, but your account may have been created: check your email for the confirmation link. If none comes, send the form again.',
  unansweredEmail:
    'No answer came in time, but the email may be on its way: check your inbox before you ask for another one.',
  unansweredChange:
    'No answer came in time, but the change may have been made. Load this page again to see, or send the form again.',
  tooManyRequests: 'Too many requests. Please wait a few minutes before trying again.',
  tooManySignIns: 'Too many login attempts. Please wait a few minutes before trying again.',
  tooManyEmails:
    'You have asked for several emails. Please wait a few minutes before asking for another one.',
  linkSpent: 'This link has expired or was already used. Please ask for a new one.',
  notChosenPassword:
    'This is not the password that was chosen at sign-up. Please try again, or choose a new one below.',
  weakPassword: 'Please meet all password requirements',
  commonPassword:
    'This password is easy to guess: it is a common one, or holds your name, your email address or our name. Please choose another one.',
  samePassword: 'This is the password you have now. Please choose another one.',
  wrongCurrentPassword: 'Your current password is not right. Please try again.',
  signedOut: 'You are signed out. Please sign in again to continue.',
}
