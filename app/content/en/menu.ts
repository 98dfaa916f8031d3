/** `service`: offered today. `call`: a registration is pending. `guide`: offered by others, or not yet. */
export type Offer = 'service' | 'call' | 'guide'

export const offerNames: Record<Offer, string> = {
  service: 'Offered today',
  call: 'Call first',
  guide: 'Guide',
}

/** The entry of the catalogue that the viewer shows on a plain click. */
export type Opens =
  'ps1583' | 'ps1583-online' | 'identification-documents' | 'usps-quote' | 'ai-chat'

/**
 * An entry without a submenu: a page (`/services`), a place on a page (`/#plans`) or another site (`https://…`), with a
 * description of one line.
 */
type Entry = [text: string, path: string, description: string, opens?: Opens]

/** Pages below a page, with the last part of each path; those about taxes and the law have an offer. */
export type PagesBelow = {
  below: string
  offer?: Offer
  pages: [end: string, text: string, description: string][]
}

export type Submenu = {
  text: string
  path: string
  description: string
  /** `plans`: the page of each plan. */
  items: (Entry | PagesBelow | Submenu | 'plans')[]
}

/** The navigation of the whole site: the bar, the drawer, the footer and the sitemap show it. */
export const menu: Submenu[] = [
  {
    text: 'LOCATION',
    path: '/#location',
    description: 'Where we are and when we are open',
    items: [
      ['Map', '/#location', 'Our street address and hours'],
      ['Directions', '/#location', 'In the map app you prefer'],
      ['Contact Us', '/#contact', 'Call, write or send a message'],
      ['Mailbox locator', '/maps-embed', 'Sample mailboxes on a map'],
    ],
  },
  {
    text: 'PROCESS',
    path: '/how-it-works',
    description: 'From the first look to your first mail',
    items: [
      ['Privacy and security attack', '/#video1', 'Video: what your home address gives away'],
      ['Identity theft and fraud', '/#video2', 'Video: what happens when it is misused'],
      ['Protect your privacy and security', '/#video3', 'Video: how a private mailbox helps'],
      ['How a virtual mailbox works', '/#how-it-works', 'Three steps to your own address'],
      ['How the hub works', '/how-it-works', 'What happens to your mail here'],
      ['Reviews', '/#reviews', 'What customers say'],
      {
        text: 'Application process',
        path: '/#notary',
        description: 'Form 1583, two IDs and a signature',
        items: [
          ['Apply', '/apply', 'Which forms and IDs you need, then file it'],
          [
            'Form 1583 worksheet, to fill in',
            '/Forms/ps1583-Online.pdf',
            'PDF to complete on a screen',
            'ps1583-online',
          ],
          [
            'Form 1583 worksheet, to print',
            '/Forms/ps1583.pdf',
            'PDF to complete by hand',
            'ps1583',
          ],
          [
            'Which IDs count',
            '/how-it-works#identification',
            'Both lists, and what is turned away',
          ],
          [
            'Identification documents',
            'https://faq.usps.com/s/article/Acceptable-Form-of-Identification',
            'The Postal Service’s own page',
            'identification-documents',
          ],
          ['Notarize', '/#notary', 'With us, or a US notary'],
          ['Certified mail', '/#contact', 'Where to send the form'],
          ['Call us', '/#contact', 'To ask how your application is going'],
        ],
      },
      ['FAQ', '/#faq', 'Fees, key, IDs and packages, answered'],
      ['Will it be accepted?', '/will-it-be-accepted', 'Shops, banks, LLC, DMV, voting'],
      ['Features', '/#features', 'What a mailbox with us includes'],
      ['Mobile app', '/#mobile-app', 'This site on your home screen'],
      ['Sitemap', '/sitemap', 'Every page at a glance'],
    ],
  },
  {
    text: 'PLANS',
    path: '/#plans',
    description: 'Our plans, by the month',
    items: ['plans'],
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
        items: [
          {
            below: '/services/mailbox',
            pages: [
              ['mailbox-rental', 'Mailbox rental', 'A street address of your own'],
              [
                'mail-forwarding',
                'Mail forwarding',
                'Mail sent to another address: not yet available online',
              ],
              ['package-receiving', 'Package receiving', 'Taken in and signed for'],
              ['virtual-mailbox', 'Virtual mailbox', 'Scan and shred: not yet available'],
              ['secure-mail-handling', 'Secure mail handling', 'Who touches your mail, and when'],
              ['package-storage', 'Package storage', 'Kept until you collect it'],
            ],
          },
        ],
      },
      {
        text: 'Shipping quote',
        path: '/services/shipping-quote',
        description: 'Measure it here, price it with the carrier',
        items: [
          [
            'USPS Quote',
            'https://postcalc.usps.com/',
            'The Postal Service’s price calculator',
            'usps-quote',
          ],
          ['UPS', 'https://www.ups.com/ctc/request', 'Time and cost of a shipment'],
          ['FedEx', 'https://www.fedex.com/en-us/online/rating.html', 'Rates and transit times'],
          ['DHL', 'https://mydhl.express.dhl/us/en/home.html#/getQuoteTab', 'Express abroad'],
        ],
      },
      {
        text: 'Tax',
        path: '/services/tax',
        description: 'Bookkeeping, and guides to the rest',
        items: [
          {
            below: '/services/tax',
            offer: 'service',
            pages: [['bookkeeping', 'Bookkeeping', 'receipts and records in order']],
          },
          {
            below: '/services/tax',
            offer: 'guide',
            pages: [
              ['tax-forms', 'Tax forms', 'which one is for what'],
              ['tax-preparation', 'Tax preparation', 'what to gather'],
              ['tax-filing', 'Tax filing', 'how and until when'],
              ['tax-planning', 'Tax planning', 'before the year ends'],
              ['tax-consultation', 'Tax consultation', 'who to ask about what'],
              ['tax-returns', 'Tax returns', 'copies, changes and refunds'],
            ],
          },
        ],
      },
      {
        text: 'Legal',
        path: '/services/legal',
        description: 'Notary and court papers, and guides',
        items: [
          {
            below: '/services/legal',
            offer: 'call',
            pages: [['notary-services', 'Notary services', 'signatures, by appointment']],
          },
          {
            below: '/services/legal',
            offer: 'guide',
            pages: [
              ['power-of-attorney', 'Power of attorney', 'someone to act for you'],
              ['living-will', 'Living will', 'what you want, written down'],
              ['trust-services', 'Trust services', 'papers around a trust'],
            ],
          },
          {
            below: '/services/legal',
            offer: 'service',
            pages: [['service-of-process', 'Service of process', 'court papers at a mailbox']],
          },
        ],
      },
    ],
  },
  {
    text: 'TOOLS',
    path: '/tools',
    description: 'Forms, calculators and links',
    items: [
      {
        below: '/tools',
        pages: [
          ['pdf-tools', 'PDF tools', 'Convert, sign and edit'],
          ['calculator', 'Calculator', 'Sums, percentages and costs'],
        ],
      },
    ],
  },
  {
    text: 'AI Tools',
    path: '/ai-tools',
    description: 'Fifteen AI tools in one place',
    items: [
      ['All AI tools', '/ai-tools', 'Fifteen AI tools in one place'],
      ['Chat', 'https://chatgpt.com/', 'An AI chat to ask anything', 'ai-chat'],
    ],
  },
]

/** The company’s pages: not one of the six entries at the top, but after them where there is room. */
export const companyMenu: Submenu = {
  text: 'Company',
  path: '/about',
  description: 'Who we are',
  items: [
    ['Contact', '/#contact', 'Call, write or send a message'],
    ['About us', '/about', 'The family behind the counter'],
    ['Get listed', '/get-listed', 'For shops like ours'],
    ['Enterprise', '/enterprise', 'For firms with many recipients'],
    ['Blog', '/blog', 'Mail and privacy, explained'],
    ['Reviews', '/reviews', 'What customers say'],
  ],
}
