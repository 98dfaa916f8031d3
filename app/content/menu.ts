export type NavigationItem = {
  text: string
  /** A page (`/services`), a place on a page (`/#plans`), or somebody else's (`https://…`). */
  path: string
  /** One line for who does not know yet whether to go there. */
  description: string
  items?: NavigationItem[]
  /** The entry of the catalogue that the viewer shows on a plain click. */
  opens?: 'ps1583' | 'ps1583-online' | 'identification-documents' | 'usps-quote' | 'ai-chat'
}

/** The navigation of the whole site: the bar, the drawer, the footer and the sitemap show it. */
export const menu: NavigationItem[] = [
  {
    text: 'LOCATION',
    path: '/#location',
    description: 'Where we are and when we are open',
    items: [
      { text: 'Map', path: '/#location', description: 'Our street address and hours' },
      { text: 'Directions', path: '/#location', description: 'In the map you like to use' },
      { text: 'Contact Us', path: '/#contact', description: 'Call, write or send a message' },
      { text: 'Mailbox locator', path: '/maps-embed', description: 'Sample mailboxes on a map' },
    ],
  },
  {
    text: 'PROCESS',
    path: '/how-it-works',
    description: 'From the first look to your first letter',
    items: [
      {
        text: 'Privacy and security attack',
        path: '/#video1',
        description: 'Film: what your home address gives away',
      },
      {
        text: 'Identity theft and fraud',
        path: '/#video2',
        description: 'Film: what happens when it is misused',
      },
      {
        text: 'Protect your privacy and security',
        path: '/#video3',
        description: 'Film: how a private mailbox helps',
      },
      {
        text: 'How a virtual mailbox works',
        path: '/#how-it-works',
        description: 'Three steps to your own address',
      },
      {
        text: 'How the hub works',
        path: '/how-it-works',
        description: 'What happens to a letter at our shop',
      },
      { text: 'Reviews', path: '/#reviews', description: 'Samples, until real ones are in' },
      {
        text: 'Application process',
        path: '/#notary',
        description: 'Form 1583, two IDs and a signature',
        items: [
          {
            text: 'Form 1583 worksheet, to fill in',
            path: '/Forms/ps1583-Online.pdf',
            description: 'PDF to complete on a screen',
            opens: 'ps1583-online',
          },
          {
            text: 'Form 1583 worksheet, to print',
            path: '/Forms/ps1583.pdf',
            description: 'PDF to complete by hand',
            opens: 'ps1583',
          },
          {
            text: 'Which IDs count',
            path: '/how-it-works#identification',
            description: 'Both lists, and what is turned away',
          },
          {
            text: 'Identification documents',
            path: 'https://faq.usps.com/s/article/Acceptable-Form-of-Identification',
            description: 'The Postal Service’s own page',
            opens: 'identification-documents',
          },
          { text: 'Notarize', path: '/#notary', description: 'With us, or a US notary' },
          { text: 'Certified mail', path: '/#contact', description: 'Where to send the form' },
          { text: 'Call us', path: '/#contact', description: 'To hear how far we are' },
        ],
      },
      { text: 'FAQ', path: '/#faq', description: 'Fees, keys, IDs and packages, answered' },
      { text: 'Features', path: '/#features', description: 'What a mailbox with us includes' },
      { text: 'Mobile app', path: '/#mobile-app', description: 'This site on your home screen' },
      { text: 'Sitemap', path: '/sitemap', description: 'Every page at a glance' },
    ],
  },
  {
    text: 'PLANS',
    path: '/#plans',
    description: 'Three plans, by the month',
    items: [
      {
        text: 'Virtual Mailing Address',
        path: '/virtual-mailing-address',
        description: 'For personal mail',
      },
      {
        text: 'Virtual Business Address',
        path: '/virtual-business-address',
        description: 'For a business address you can print',
      },
      {
        text: 'Virtual Office',
        path: '/virtual-office',
        description: 'For steady mail and parcels',
      },
    ],
  },
  {
    text: 'SERVICES',
    path: '/services',
    description: 'What we do for you, and what we do not',
    items: [
      {
        text: 'Mailbox',
        path: '/services/mailbox',
        description: 'Letters and packages, received and kept',
        items: below('/services/mailbox', [
          ['mailbox-rental', 'Mailbox rental', 'A street address of your own'],
          ['mail-forwarding', 'Mail forwarding', 'Your mail sent on: not yet available online'],
          ['package-receiving', 'Package receiving', 'Taken in and signed for'],
          ['virtual-mailbox', 'Virtual mailbox', 'Scan and shred: not yet available'],
          ['secure-mail-handling', 'Secure mail handling', 'Who touches your mail, and when'],
          ['package-storage', 'Package storage', 'Kept until you collect it'],
        ]),
      },
      {
        text: 'Shipping quote',
        path: '/services/shipping-quote',
        description: 'Measure it here, price it with the carrier',
        items: [
          {
            text: 'USPS Quote',
            path: 'https://postcalc.usps.com/',
            description: 'The Postal Service’s price calculator',
            opens: 'usps-quote',
          },
          {
            text: 'UPS',
            path: 'https://www.ups.com/ctc/request',
            description: 'Time and cost of a shipment',
          },
          {
            text: 'FedEx',
            path: 'https://www.fedex.com/en-us/online/rating.html',
            description: 'Rates and transit times',
          },
          {
            text: 'DHL',
            path: 'https://mydhl.express.dhl/us/en/home.html#/getQuoteTab',
            description: 'Express abroad',
          },
        ],
      },
      {
        text: 'Tax',
        path: '/services/tax',
        description: 'What to gather, and whom to ask',
        items: below('/services/tax', [
          ['bookkeeping', 'Bookkeeping', 'Receipts and records in order'],
          ['tax-forms', 'Tax forms', 'Which one is for what'],
          ['tax-preparation', 'Tax preparation', 'What to bring'],
          ['tax-filing', 'Tax filing', 'How and until when'],
          ['tax-planning', 'Tax planning', 'Before the year ends'],
          ['tax-consultation', 'Tax consultation', 'Whom to ask what'],
          ['tax-returns', 'Tax returns', 'Copies, changes and letters'],
        ]),
      },
      {
        text: 'Legal',
        path: '/services/legal',
        description: 'Notary appointments and documents',
        items: below('/services/legal', [
          ['notary-services', 'Notary services', 'Signatures witnessed at the counter'],
          ['power-of-attorney', 'Power of attorney', 'Someone to act for you'],
          ['living-will', 'Living will', 'What you want, written down'],
          ['trust-services', 'Trust services', 'Papers around a trust'],
          ['service-of-process', 'Service of process', 'Court papers at a mailbox'],
        ]),
      },
    ],
  },
  {
    text: 'TOOLS',
    path: '/tools',
    description: 'Small helps for paperwork',
    items: below('/tools', [
      ['pdf-tools', 'PDF tools', 'Convert, sign and edit'],
      ['calculator', 'Calculator', 'Sums, percentages and costs'],
    ]),
  },
  {
    text: 'AI Tools',
    path: '/ai-tools',
    description: 'Fifteen tools of others in one place',
    items: [
      {
        text: 'All AI tools',
        path: '/ai-tools',
        description: 'Fifteen tools of others in one place',
      },
      {
        text: 'Chat',
        path: 'https://chatgpt.com/',
        description: 'An AI chat to ask anything',
        opens: 'ai-chat',
      },
    ],
  },
]

/** Who we are. Not one of the six entries at the top: it stands after them where there is room. */
export const companyMenu: NavigationItem = {
  text: 'Company',
  path: '/about',
  description: 'Who we are',
  items: [
    { text: 'Contact', path: '/#contact', description: 'Call, write or send a message' },
    { text: 'About us', path: '/about', description: 'The family behind the counter' },
    { text: 'Get listed', path: '/get-listed', description: 'For shops like ours' },
    { text: 'Enterprise', path: '/enterprise', description: 'For firms with many recipients' },
    { text: 'Blog', path: '/blog', description: 'Mail and privacy, explained' },
    { text: 'Reviews', path: '/reviews', description: 'Samples, until real ones are in' },
  ],
}

/** Pages below a page: the last part of each one's path, its name, and its line. */
function below(path: string, pages: [string, string, string][]): NavigationItem[] {
  return pages.map(([end, text, description]) => ({ text, path: `${path}/${end}`, description }))
}
