/** The page of all reviews, and how to leave one. The reviews themselves are in reviews.ts. */
export const reviewsPage = {
  name: 'Reviews',
  title: 'Reviews',
  description:
    'Reviews of a family-owned mailbox shop in {neighborhood}, from customers and from Google Maps: what we do with them, and how to leave one of your own.',
  lead: 'What people say about their mailbox, to us and on Google Maps.',
  customer: 'From our customers',
  google: 'From Google Maps',
  leave: {
    title: 'How to leave a review',
    steps: [
      'On Google Maps: open our page, scroll to the reviews, and write. You need a Google account.',
      'To us: send a [message](/#contact) with your words, the name to show, and one to five stars. Say that we may publish it.',
      'At the counter: tell us. It stays between us if you like.',
    ],
    google: 'Our page on Google Maps',
  },
  rules: {
    title: 'Our rules for reviews',
    items: [
      'We publish what customers really wrote, good or bad, with a first name and an initial.',
      'We don’t write or buy reviews, or give anything for them.',
      'We take one down when its writer asks, or when it names someone else’s private matters.',
      'Reviews from Google Maps say so.',
    ],
  },
}
