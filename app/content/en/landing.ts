/** The headings of the landing page and the few words beside them, in the order of the page. */
export const landing = {
  /** For search engines and the browser's tab. */
  head: {
    title: '{shop}: a street address in {neighborhood}',
    description:
      'A private mailbox with a real street address in {neighborhood}. Plans from {price}.',
  },
  /** For a signed-in person; names of values in braces. */
  greeting: {
    hello: 'Welcome back',
    apply: 'Apply',
    account: 'Your account',
  },
  hero: {
    apply: 'Apply for a mailbox',
    title: 'A street address for your mail. Privacy for your home.',
    lead: 'A private mailbox at our family-owned shop in {neighborhood}. Your home address stays off the envelope.',
    price: 'From **{price}** a month',
    signUp: 'Sign up',
    account: 'Go to your account',
  },
  features: {
    title: 'How a private mailbox works',
    listTitle: 'What you get',
    envelope: 'Your mail is addressed like this.',
  },
  reviews: {
    title: 'Reviews',
    lead: 'What people say about their mailbox.',
    customer: 'From our customers',
    google: 'From Google Maps',
    onGoogle: 'Read our reviews on Google Maps',
  },
  location: {
    title: 'Come and see us',
    directions: 'Directions',
    visiting: 'Parking, bus, payment',
    hours: 'Store hours',
    zone: 'All times are {zone}.',
    holidays: 'Closed on these holidays',
    calendar: 'Store hours for your calendar (.ics)',
    map: 'Sketch of the streets: the shop at the corner of {crossStreet}, the bus stop across, parking behind',
    /** The network’s own count, not ours. */
    network: 'We belong to a partner network that claims {networkClaim} addresses.',
  },
  howItWorks: {
    title: 'How it works',
  },
  plans: {
    title: 'Plans',
    lead: 'A street address with your own number. Letters wait until you come.',
    choose: 'Choose a plan',
    price: '**{price}** a month',
    first: 'Your first payment',
    prices: 'All possible costs',
    more: 'More about the {plan}',
  },
  faq: {
    title: 'Questions and answers',
  },
  contact: {
    title: 'Talk to us',
    call: 'Call',
    write: 'Email',
    visit: 'Visit, or send certified mail',
  },
}
