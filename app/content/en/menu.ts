/** A service is done by us today; a guide explains what others do, or what we don't offer yet. */
export type Offer = 'service' | 'guide'

export const offerNames: Record<Offer, string> = { service: 'Offered today', guide: 'Guide' }

export type NavigationItem = {
  text: string
  /** A page (`/services`), a place on a page (`/#plans`), or somebody else's (`https://…`). */
  path: string
  /** One line for who does not know yet whether to go there. */
  description: string
  items?: NavigationItem[]
  /** For pages about taxes and the law: their cards and pages say it too. */
  offer?: Offer
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
      entry('Map', '/#location', 'Our street address and hours'),
      entry('Directions', '/#location', 'In the map you like to use'),
      entry('Contact Us', '/#contact', 'Call, write or send a message'),
      entry('Mailbox locator', '/maps-embed', 'Sample mailboxes on a map'),
    ],
  },
  {
    text: 'PROCESS',
    path: '/how-it-works',
    description: 'From the first look to your first mail',
    items: [
      entry('Privacy and security attack', '/#video1', 'Film: what your home address gives away'),
      entry('Identity theft and fraud', '/#video2', 'Film: what happens when it is misused'),
      entry('Protect your privacy and security', '/#video3', 'Film: how a private mailbox helps'),
      entry('How a virtual mailbox works', '/#how-it-works', 'Three steps to your own address'),
      entry('How the hub works', '/how-it-works', 'What happens to your mail here'),
      entry('Reviews', '/#reviews', 'What customers say'),
      {
        text: 'Application process',
        path: '/#notary',
        description: 'Form 1583, two IDs and a signature',
        items: [
          entry('Apply', '/apply', 'Which forms and IDs you need, then file it'),
          entry(
            'Form 1583 worksheet, to fill in',
            '/Forms/ps1583-Online.pdf',
            'PDF to complete on a screen',
            'ps1583-online',
          ),
          entry(
            'Form 1583 worksheet, to print',
            '/Forms/ps1583.pdf',
            'PDF to complete by hand',
            'ps1583',
          ),
          entry(
            'Which IDs count',
            '/how-it-works#identification',
            'Both lists, and what is turned away',
          ),
          entry(
            'Identification documents',
            'https://faq.usps.com/s/article/Acceptable-Form-of-Identification',
            'The Postal Service’s own page',
            'identification-documents',
          ),
          entry('Notarize', '/#notary', 'With us, or a US notary'),
          entry('Certified mail', '/#contact', 'Where to send the form'),
          entry('Call us', '/#contact', 'To hear how far we are'),
        ],
      },
      entry('FAQ', '/#faq', 'Fees, keys, IDs and packages, answered'),
      entry('Will it be accepted?', '/will-it-be-accepted', 'Shops, banks, LLC, DMV, voting'),
      entry('Features', '/#features', 'What a mailbox with us includes'),
      entry('Mobile app', '/#mobile-app', 'This site on your home screen'),
      entry('Sitemap', '/sitemap', 'Every page at a glance'),
    ],
  },
  {
    text: 'PLANS',
    path: '/#plans',
    description: 'Three plans, by the month',
    items: [
      entry('Virtual Mailing Address', '/virtual-mailing-address', 'For personal mail'),
      entry(
        'Virtual Business Address',
        '/virtual-business-address',
        'For a business address you can print',
      ),
      entry('Virtual Office', '/virtual-office', 'Room for many packages'),
    ],
  },
  {
    text: 'SERVICES',
    path: '/services',
    description: 'Mailboxes, notary, and guides',
    items: [
      {
        text: 'Mailbox',
        path: '/services/mailbox',
        description: 'Mail and packages, received and kept',
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
          entry(
            'USPS Quote',
            'https://postcalc.usps.com/',
            'The Postal Service’s price calculator',
            'usps-quote',
          ),
          entry('UPS', 'https://www.ups.com/ctc/request', 'Time and cost of a shipment'),
          entry(
            'FedEx',
            'https://www.fedex.com/en-us/online/rating.html',
            'Rates and transit times',
          ),
          entry('DHL', 'https://mydhl.express.dhl/us/en/home.html#/getQuoteTab', 'Express abroad'),
        ],
      },
      {
        text: 'Tax',
        path: '/services/tax',
        description: 'Bookkeeping, and guides to the rest',
        items: [
          ...offered('/services/tax', 'service', [
            ['bookkeeping', 'Bookkeeping', 'receipts and records in order'],
          ]),
          ...offered('/services/tax', 'guide', [
            ['tax-forms', 'Tax forms', 'which one is for what'],
            ['tax-preparation', 'Tax preparation', 'what to gather'],
            ['tax-filing', 'Tax filing', 'how and until when'],
            ['tax-planning', 'Tax planning', 'before the year ends'],
            ['tax-consultation', 'Tax consultation', 'whom to ask what'],
            ['tax-returns', 'Tax returns', 'copies, changes and refunds'],
          ]),
        ],
      },
      {
        text: 'Legal',
        path: '/services/legal',
        description: 'Notary and court papers, and guides',
        items: [
          ...offered('/services/legal', 'service', [
            ['notary-services', 'Notary services', 'signatures, by appointment'],
            ['service-of-process', 'Service of process', 'court papers at a mailbox'],
          ]),
          ...offered('/services/legal', 'guide', [
            ['power-of-attorney', 'Power of attorney', 'someone to act for you'],
            ['living-will', 'Living will', 'what you want, written down'],
            ['trust-services', 'Trust services', 'papers around a trust'],
          ]),
        ],
      },
    ],
  },
  {
    text: 'TOOLS',
    path: '/tools',
    description: 'Forms, calculators and links',
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
      entry('All AI tools', '/ai-tools', 'Fifteen tools of others in one place'),
      entry('Chat', 'https://chatgpt.com/', 'An AI chat to ask anything', 'ai-chat'),
    ],
  },
]

/** Who we are. Not one of the six entries at the top: it stands after them where there is room. */
export const companyMenu: NavigationItem = {
  text: 'Company',
  path: '/about',
  description: 'Who we are',
  items: [
    entry('Contact', '/#contact', 'Call, write or send a message'),
    entry('About us', '/about', 'The family behind the counter'),
    entry('Get listed', '/get-listed', 'For shops like ours'),
    entry('Enterprise', '/enterprise', 'For firms with many recipients'),
    entry('Blog', '/blog', 'Mail and privacy, explained'),
    entry('Reviews', '/reviews', 'What customers say'),
  ],
}

/** Pages below a page: the last part of each one's path, its name, and its line. */
function below(path: string, pages: [string, string, string][]): NavigationItem[] {
  return pages.map(([end, text, description]) => entry(text, `${path}/${end}`, description))
}

/** Pages of which some are services and others guides, likewise. */
function offered(path: string, offer: Offer, pages: [string, string, string][]): NavigationItem[] {
  return below(path, pages).map((item) => ({
    ...item,
    offer,
    description: `${offerNames[offer]}: ${item.description}`,
  }))
}

/** An entry with nothing below it. */
function entry(
  text: string,
  path: string,
  description: string,
  opens?: NavigationItem['opens'],
): NavigationItem {
  return { text, path, description, opens }
}
