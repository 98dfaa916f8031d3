/** The words around the articles and the legal texts. */
export const reading = {
  contents: 'On this page',
  blog: {
    name: 'Blog',
    path: '/blog',
    title: 'Mail and privacy, explained',
    description:
      'Articles from a Los Angeles mailbox shop: Form 1583, the IDs that count, PMB addresses, LLCs, moving out, and what a private mailbox hides and what it doesn’t.',
    lead: 'What we explain at the counter most often, written down. Checked against the rules of the Postal Service and of California, and dated, because rules change.',
    feed: { name: 'Follow the blog by feed', title: 'Articles', path: '/blog/feed.xml' },
    minutes: 'min read',
  },
  article: {
    more: 'More articles',
    all: 'All articles',
    general:
      'General information from a mailbox shop, not legal or tax advice. Rules change: the day above says how old this is.',
    ask: 'A question this leaves open? Call us:',
  },
  legal: {
    changed: 'Last changed on',
    others: 'See also',
    /** False once the owner has had the texts checked. */
    areDrafts: true,
    draft:
      'This text describes what the software does and what postal and Californian rules ask of a shop like this. It has not been checked by a lawyer: the owner has that done before opening.',
    texts: [
      { path: '/terms', name: 'Terms of service' },
      { path: '/privacy', name: 'Privacy' },
      { path: '/cookies', name: 'Cookies' },
    ],
  },
}
