/** The shop's pages on other sites. Placeholders: the owner puts the shop's own pages here. */
export const social = [
  { network: 'facebook', name: 'Facebook', url: 'https://example.com/facebook' },
  { network: 'instagram', name: 'Instagram', url: 'https://example.com/instagram' },
  { network: 'youtube', name: 'YouTube', url: 'https://example.com/youtube' },
  { network: 'linkedin', name: 'LinkedIn', url: 'https://example.com/linkedin' },
] as const

/**
 * The chamber of commerce. `isMember` says on every page that the shop belongs to it: the owner makes
 * it true once it does.
 */
export const chamber = {
  name: 'Los Angeles Area Chamber of Commerce',
  url: 'https://lachamber.com/',
  isMember: false,
  asMember: 'We are a member',
  asNeighbor: 'Meet the businesses of your neighborhood',
}

export const legalLinks = [
  { text: 'Terms', path: '/terms' },
  { text: 'Privacy', path: '/privacy' },
  { text: 'Cookies', path: '/cookies' },
  { text: 'Sitemap', path: '/sitemap' },
]

/** Names of values in braces. */
export const footer = {
  label: 'Footer',
  pages: 'All pages',
  tools: 'Tools',
  shop: '{legalName}, a family-owned private mailbox shop in {neighborhood}.',
  hours: 'Store hours',
  holidays: 'Closed on holidays',
  account: {
    title: 'Your account',
    signIn: 'Sign in',
    register: 'Create account',
    settings: 'Account settings',
    mailboxes: 'Mailboxes (sample)',
    preferences: 'Preferences',
  },
}
