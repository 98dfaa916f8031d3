/** The words around the articles and the legal texts. */
export const reading = {
  contents: 'On this page',
  blog: {
    name: 'Blog',
    path: '/blog',
    title: 'Mail and privacy, explained',
    description:
      'Articles from a {neighborhood} mailbox shop: Form 1583, the IDs that count, PMB addresses, LLCs, moving out, and what a private mailbox hides and what it doesn’t.',
    lead: 'The topics we explain most often, checked against the rules of the Postal Service and of California, and dated.',
    feed: { name: 'Follow the blog by feed', title: 'Articles', path: '/blog/feed.xml' },
    minutes: 'min read',
  },
  article: {
    more: 'More articles',
    all: 'All articles',
    general: 'General information, not legal or tax advice. Rules change: see the day above.',
  },
  legal: {
    changed: 'Last changed on',
    others: 'See also',
    /** False once the owner has had the texts checked. */
    areDrafts: true,
    draft: 'Not yet checked by a lawyer; the owner will have that done before opening.',
    texts: [
      { path: '/terms', name: 'Terms of service' },
      { path: '/privacy', name: 'Privacy' },
      { path: '/cookies', name: 'Cookies' },
    ],
  },
}
