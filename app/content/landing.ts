/** The headings of the landing page and the few words beside them, in the order of the page. */
export const landing = {
  hero: {
    title: 'A street address for your mail. Privacy for your home.',
    lead: 'Rent a private mailbox at our family-owned shop in Los Angeles. We receive your letters and packages, and your home address stays off the envelope.',
    open: 'Open Monday to Saturday',
    price:
      'From {lowestPrice} per month plus taxes, with {setupFee} setup once under {setupMonths} months',
  },
  features: {
    title: 'How a private mailbox works',
    lead: 'Your mail goes to our counter instead of your door. It waits under lock until you come for it.',
    listTitle: 'What you have with us',
    envelope:
      'Your mail is addressed like this. PMB stands for private mailbox: the Postal Service asks for those three letters and your number, and for nothing else in their place.',
  },
  reviews: {
    title: 'Reviews',
    lead: 'What people say about their mailbox.',
    customer: 'From our customers',
    google: 'From Google Maps',
    sample: 'Sample',
    onGoogle: 'Read our reviews on Google Maps',
  },
  location: {
    title: 'Come and see us',
    lead: 'Bring your questions and your two IDs. The counter is open six days a week.',
    directions: 'Directions',
    hours: 'Office hours',
    zone: 'All times are Los Angeles time.',
    map: 'Map: the shop in Los Angeles, in the middle of Los Angeles County on the Pacific coast',
    /** A number we did not count ourselves, and say so. */
    network:
      'We belong to a partner network that says it has {networkClaim}. The number is the network’s own.',
  },
  howItWorks: {
    title: 'How it works',
    lead: 'Three steps, most of them at our counter. Bring two IDs; we do the rest with you.',
  },
  plans: {
    title: 'Plans',
    lead: 'Each one is a real street address with a private mailbox number of your own.',
    choose: 'Choose a plan',
    perMonth: 'per month plus taxes',
    included: 'Included today',
    notYet: 'Not yet available',
    first: 'What you pay first',
    firstMonth: 'First month',
    setup: 'Setup fee, once',
    deposit: 'Key deposit, comes back',
    dueToday: 'Due on the first day, plus taxes',
    prices: 'Everything it can cost',
    begin: 'Create account',
    /** Beside a plan's price: what the shortest contract comes to, all mandatory fees included. */
    allIn: (perMonth: string) =>
      `${perMonth} per month on a {shortestTerm}-month contract, with the {setupFee} setup fee counted in.`,
    contract: (months: number[]) => `${months.join(' or ')} months`,
    more: (plan: string) => `More about the ${plan}`,
    firstOf: (plan: string) => `What you pay first for the ${plan}`,
  },
  faq: {
    title: 'Questions and answers',
    lead: 'Plain answers about money, people and mail.',
  },
  contact: {
    title: 'Talk to us',
    lead: 'Call, write, or come by during office hours. We are a family-owned shop, and glad to explain.',
    call: 'Call',
    write: 'Email',
    visit: 'Visit, or send certified mail',
  },
}
