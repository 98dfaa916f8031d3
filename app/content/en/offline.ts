/** Shown in place of a page that needs a network. */
export const offline = {
  title: 'No connection',
  description: 'This page needs the internet, and your device has no connection right now.',
  text: 'This page needs the internet, and your device has no connection right now. These pages don’t:',
  again: 'Try again',
  kept: 'Readable without a connection',
  links: [
    { name: 'Start page', path: '/' },
    { name: 'How it works', path: '/how-it-works' },
    { name: 'Services', path: '/services' },
    { name: 'Articles', path: '/blog' },
    { name: 'Form 1583 worksheet, to print', path: '/Forms/ps1583.pdf' },
    { name: 'Form 1583 worksheet, to fill in', path: '/Forms/ps1583-Online.pdf' },
  ],
  reach: 'Reach us',
  hours: 'These are the usual hours. Some days differ: please call before you come.',
}
