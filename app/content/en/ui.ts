/** Follows the name of a link that opens a new tab. */
export const newTab = '(opens in a new tab)'

/** The trail at the top of a page. */
export const breadcrumb = { label: 'Breadcrumb', home: 'Home' }

/** Rules that are ticked off; names of values in braces. */
export const checklist = {
  met: 'Met:',
  notMet: 'Not met:',
  count: '{met} of {all} rules met',
}

/** The way to the other language, in its own words. */
export const languageSwitch = { name: 'ES Español', short: 'ES' }

export const form = {
  send: 'Send',
  showPassword: 'Show {field}',
  stillWorking: 'This is taking longer than usual. Please keep this page open.',
}

export const picture = {
  failed: 'Image failed to load',
  failedOf: 'Image failed to load: {picture}',
}

export const rating = '{rating} of {stars} stars'

export const toasts = { label: 'Notifications ({key})', close: 'Close notification' }
