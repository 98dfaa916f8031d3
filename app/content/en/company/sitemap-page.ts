/** The page that lists every page. The groups come from the menu, the articles and the links below. */
export const sitemapPage = {
  name: 'Sitemap',
  title: 'Every page of this site',
  description:
    'All pages of this private mailbox shop’s website at a glance: location, plans, services, tools, articles, company, legal texts, forms and your account.',
  lead: 'In the order of the menu, then the articles and everything else.',
  home: { text: 'Start page', path: '/' },
  articles: 'Articles',
  legal: 'Legal',
  account: {
    title: 'Your account',
    pages: [
      { text: 'Sign in', path: '/login' },
      { text: 'Create account', path: '/register' },
      { text: 'My mailbox', path: '/account' },
      { text: 'Account settings', path: '/account/settings' },
      { text: 'Sample mailboxes', path: '/dashboard' },
      { text: 'Add a sample mailbox', path: '/add-mailbox' },
      { text: 'Preferences', path: '/preferences' },
    ],
  },
}
