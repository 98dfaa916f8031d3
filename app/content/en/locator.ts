/** The mailbox locator; names of values in braces. */
export const locator = {
  title: 'Mailbox locator',
  note: 'Sample data, kept on this device',
  main: 'Map and list',
  needsScripts:
    'The map and the list need JavaScript, which is switched off in your browser. Our own shop is at {address}; call {phone}.',
  waiting: 'One moment, please…',
  list: 'Mailboxes',
  showDistance: 'Show how far I am',
  viewOptions: 'View options',
  details: {
    close: 'Close {id}',
    distance: 'From you',
    updated: 'Last updated',
    directions: 'Directions in',
  },
}

/** The page of the locator alone. */
export const mapsApp = {
  title: 'Map of sample mailboxes',
  description: 'Sample mailboxes on a map of the United States.',
}

/** The page with the locator in a frame. */
export const mapsEmbed = {
  description: 'Find a sample mailbox on the map.',
  frame: 'Maps App',
  back: 'Back',
  show: 'Show the map',
  loading: 'Loading the map…',
  needsScripts:
    'The map needs JavaScript, which is switched off in your browser. Our own shop is at {address}; call {phone}. [Back](/)',
  failed: 'Failed to load the Maps App. Please try again later.',
  retry: 'Retry',
}
