/** Whether a private mailbox's address is taken: always, by most, or not. */
export type Verdict = 'yes' | 'usually' | 'no'

type Use = {
  id: string
  name: string
  /** A use of the address, and whether it is accepted for it. */
  answers: { as: string; verdict: Verdict }[]
  /** It may hold links. */
  reason: string
  source: { name: string; url: string }
  /** The day the source was read. */
  checkedOn: string
}

const CHECKED_ON = '2026-11-22'

/** Uses of a private mailbox’s address that others accept or refuse: the page, and the guide of an account. */
export const acceptance = {
  name: 'Will it be accepted?',
  title: 'Will this address be accepted?',
  description:
    'Where a private mailbox in {neighborhood} is accepted as an address: online shops, carriers, banks, an LLC, DMV, voting and marketplaces, with reason and source.',
  lead: 'A private mailbox is a real street address for mail and packages. It is not a home or a place of business. That answers most questions.',
  verdicts: { yes: 'Yes', usually: 'Usually', no: 'No' } satisfies Record<Verdict, string>,
  source: 'Source:',
  checked: 'read on {day}',
  advice:
    'Rules change, and each bank, shop and office decides for itself. Ask before you rely on it. This is not legal advice.',
  account: {
    title: 'Will it be accepted?',
    about: 'Where others take this address, and where they ask for another one.',
  },
  next: { text: 'How renting works', path: '/services/mailbox/mailbox-rental' },
  uses: [
    {
      id: 'shops',
      name: 'Online shops',
      answers: [{ as: 'delivery address', verdict: 'usually' }],
      reason:
        'It is a street address, so it passes where a PO box is refused. Some forms know the addresses of mailbox shops, and a few shops refuse those.',
      source: {
        name: 'Google, checking US addresses with Postal Service data',
        url: 'https://developers.google.com/maps/documentation/address-validation/handle-us-address',
      },
      checkedOn: CHECKED_ON,
    },
    {
      id: 'carriers',
      name: 'Postal Service and other carriers',
      answers: [{ as: 'delivery address', verdict: 'yes' }],
      reason:
        'The Postal Service brings all mail to us. For Registered Mail you go to the Post Office. Other carriers deliver to our counter: [which plans take their packages](/#plans).',
      source: {
        name: 'Postal Service, Commercial Mail Receiving Agency',
        url: 'https://faq.usps.com/articles/Knowledge/Commercial-Mail-Receiving-Agency-CMRA',
      },
      checkedOn: CHECKED_ON,
    },
    {
      id: 'bank',
      name: 'Banks',
      answers: [
        { as: 'mailing address', verdict: 'usually' },
        { as: 'address you live or work at', verdict: 'no' },
      ],
      reason:
        'A bank must record each customer’s residential or business street address, and a company’s actual location. A mailbox is neither. Most banks have a second line for the mailing address.',
      source: {
        name: '31 CFR 1020.220(a)(2)(i)(A)(3)',
        url: 'https://www.ecfr.gov/current/title-31/section-1020.220',
      },
      checkedOn: CHECKED_ON,
    },
    {
      id: 'llc',
      name: 'California LLC',
      answers: [
        { as: 'mailing address', verdict: 'yes' },
        { as: 'principal office', verdict: 'usually' },
      ],
      reason:
        'The filing asks for the physical street address of the principal office and doesn’t accept a PO box; any mailing address will do. A private mailbox is commonly used for both. If the business is run elsewhere, ask first. [More about an LLC](/blog/a-private-mailbox-and-your-llc)',
      source: {
        name: 'Secretary of State, instructions of Form LLC-12, items 4a and 4b (August 2019)',
        url: 'https://bizfile.sos.ca.gov/',
      },
      checkedOn: CHECKED_ON,
    },
    {
      id: 'agent',
      name: 'Registered agent',
      answers: [{ as: 'agent’s address', verdict: 'no' }],
      reason:
        'The agent for court papers is a person who lives in California, at a physical street address where they can be met, or a company registered for it. We are neither for your company.',
      source: {
        name: 'California Corporations Code 17701.13',
        url: 'https://leginfo.legislature.ca.gov/faces/codes_displaySection.xhtml?lawCode=CORP&sectionNum=17701.13',
      },
      checkedOn: CHECKED_ON,
    },
    {
      id: 'dmv',
      name: 'DMV',
      answers: [
        { as: 'mailing address', verdict: 'yes' },
        { as: 'residence', verdict: 'no' },
      ],
      reason:
        'The DMV has a line for each. Report a new mailing address within 10 days; your residence stays where you live.',
      source: {
        name: 'California Vehicle Code 14600',
        url: 'https://leginfo.legislature.ca.gov/faces/codes_displaySection.xhtml?lawCode=VEH&sectionNum=14600',
      },
      checkedOn: CHECKED_ON,
    },
    {
      id: 'voting',
      name: 'Voting',
      answers: [
        { as: 'mailing address', verdict: 'yes' },
        { as: 'residence', verdict: 'no' },
      ],
      reason:
        'Where you live decides what you vote on, so the registration asks for your residence. Your ballot can come to another address: the registration has a line for it.',
      source: {
        name: 'California Elections Code 2150(a)(3) and (4)',
        url: 'https://leginfo.legislature.ca.gov/faces/codes_displaySection.xhtml?lawCode=ELEC&sectionNum=2150',
      },
      checkedOn: CHECKED_ON,
    },
    {
      id: 'marketplaces',
      name: 'Selling on marketplaces',
      answers: [
        { as: 'address for returns', verdict: 'yes' },
        { as: 'business address', verdict: 'usually' },
      ],
      reason:
        'Marketplaces must collect, verify and show the addresses of high-volume sellers. They may ask for documents that prove it, or refuse a mailbox. If you sell from home, California asks more of you: [what to state](/blog/a-private-mailbox-and-your-llc).',
      source: {
        name: 'Federal Trade Commission, INFORM Consumers Act for sellers',
        url: 'https://www.ftc.gov/business-guidance/resources/what-third-party-sellers-need-know-about-inform-consumers-act',
      },
      checkedOn: CHECKED_ON,
    },
  ] satisfies Use[] as Use[],
}
