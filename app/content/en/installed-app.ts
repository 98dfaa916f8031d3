/** The site as an app, on a home screen or in a launcher. */
export const installedApp = {
  description: 'Plans, prices, store hours and forms of your mailbox shop, also without a network.',
  /** Reached by a long press on the app’s sign. */
  shortcuts: [
    {
      name: 'Hours and directions',
      description: 'When we are open, and where',
      path: '/#location',
    },
    { name: 'Plans', description: 'What a mailbox costs', path: '/#plans' },
    { name: 'Contact', description: 'Call, write or send a message', path: '/#contact' },
    { name: 'Sign in', description: 'Your account', path: '/login' },
  ],
}
