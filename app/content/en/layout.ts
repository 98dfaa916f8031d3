/** The frame of every page; names of values in braces. */
export const layout = {
  skip: 'Skip to content',
  apply: 'Apply',
  menu: { label: 'Main', open: 'Open menu', close: 'Close menu', below: '{entry} menu' },
  account: { account: 'Account', logout: 'LOGOUT', login: 'LOGIN', signUp: 'SIGN UP' },
  theme: { toLight: 'Light theme', toDark: 'Dark theme' },
  scroll: { label: 'Top and bottom of the page', top: 'Go to top', bottom: 'Go to bottom' },
}

/** Shown in place of a page that failed. */
export const failure = {
  title: 'Something went wrong',
  text: 'This page could not be shown. Trying again usually helps; if it does not, please call us.',
  retry: 'Try Again',
  home: 'Go to Home',
}
