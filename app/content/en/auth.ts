/** Shown in place of forms that need scripts. */
export const needsScripts =
  'Accounts need JavaScript, which is switched off in your browser. Please switch it on, or call us: everything can be done by phone and at the counter too.'

export const signOut = {
  /** While it is under way. */
  busy: 'Signing out…',
  done: 'You are signed out.',
  /** Question before signing out deletes unsent counter entries. */
  unsent: {
    one: '1 counter entry has not been sent to the server yet. Signing out deletes it from this device. Sign out anyway?',
    other:
      '{count} counter entries have not been sent to the server yet. Signing out deletes them from this device. Sign out anyway?',
  },
  notLoaded:
    'You could not be signed out: this page could not load what it needs. Please try again.',
}
