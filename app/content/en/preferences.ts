/** The preferences of this device. */
export const preferences = {
  title: 'Preferences',
  description: 'How the site looks and behaves on this device.',
  note: 'Saved on this device as soon as you choose',
  theme: {
    title: 'Colors',
    about: 'For the whole site, on this device.',
    label: 'Theme',
    dark: 'Dark',
    light: 'Light',
  },
  table: { title: 'Table', about: 'How the dashboard lists the mailboxes.' },
  map: {
    title: 'Map',
    about: 'The first view of the mailbox locator and the dashboard’s map.',
    zoom: 'Zoom at the start',
  },
  notifications: {
    title: 'Notifications',
    about: 'The short messages in the corner of the screen.',
    success: 'Success messages',
    error: 'Error messages',
    errorHint: 'Errors in a form are always shown in the form.',
    info: 'Tips',
    duration: 'They stay for',
    seconds: { one: '1 second', other: '{count} seconds' },
    example: 'This is how long a message stays.',
    try: 'Try it',
  },
  reset: 'Reset to defaults',
  resetDone: 'All preferences are back to their defaults.',
  undo: 'Undo',
}

/** Fields of this page that also stand where they apply. */
export const preferenceFields = {
  density: {
    label: 'Space between rows',
    compact: 'Compact',
    medium: 'Medium',
    comfortable: 'Comfortable',
  },
  showFilters: 'Show the filters',
  columns: 'Columns',
  showList: 'Show the list beside the map',
  clusterMarkers: 'Group mailboxes that are close together',
  showUserLocation: 'Show my location',
  userLocationHint: 'Your browser asks you first. Your position never leaves this device.',
}
