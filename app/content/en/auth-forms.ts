/** The fields of the account forms. */
export const fields = {
  firstName: 'First name',
  lastName: 'Last name',
  email: 'Email',
  newEmail: 'New email',
  password: 'Password',
  confirmPassword: 'Confirm password',
  newPassword: 'New password',
  confirmNewPassword: 'Confirm new password',
  currentPassword: 'Current password',
  yourPassword: 'Your password',
  passwordRules: 'Your password needs:',
}

/** Errors of the account forms; names of values in braces. */
export const formErrors = {
  mismatch: 'Passwords do not match',
  weak: 'Please meet all password requirements',
  longPassword: 'Please choose a password of at most {max} characters',
  firstName: 'Please enter your first name',
  lastName: 'Please enter your last name',
  password: 'Please enter a password',
  confirmPassword: 'Please enter the password a second time',
  email: 'Please enter your email address',
  emailAndPassword: 'Please enter both email and password',
  emailToReset: 'Please enter your email address to reset password',
  emailToResend: 'Please enter your email address to resend confirmation',
  chosenPassword: 'Please enter your password',
  newEmail: 'Please enter your new email address',
  currentPassword: 'Please enter your current password',
}
