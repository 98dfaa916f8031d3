/** The site as an app on the visitor's own devices. */
export const mobileApp = {
  title: 'Keep us on your home screen',
  lead: 'This site works as an app, without an app store.',
  devices: [
    {
      id: 'iphone',
      name: 'iPhone and iPad',
      steps: ['Open this page in Safari.', 'Tap Share.', 'Choose Add to Home Screen.'],
    },
    {
      id: 'android',
      name: 'Android',
      steps: [
        'Open this page in Chrome.',
        'Tap the menu with three dots.',
        'Choose Add to Home screen.',
      ],
    },
    {
      id: 'desktop',
      name: 'Computer',
      steps: [
        'Open this page in Chrome or Edge.',
        'Open the browser’s menu.',
        'Choose Install, or Create shortcut.',
      ],
    },
  ],
} as const

/** Beside the steps, where the browser offers to install the site by itself. */
export const installing = {
  install: 'Install the app',
}
