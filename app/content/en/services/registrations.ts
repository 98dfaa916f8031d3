/** A registration that California requires before a shop may offer a service for pay. */
export type Registration = {
  name: string
  /** The shop's own number. While it is null the pages say that the service is not offered yet. */
  number: string | null
  /** Shown in place of the number while the site is a sample. */
  missing: string
  /** The owner has decided to leave the service to others: no number is missing. */
  isDeclined?: true
  /** The law that asks for the number. */
  law: string
  /** How the page says that the service is not offered. */
  pending: { title: string; text: string }
  /** Places to ask meanwhile. */
  instead: { name: string; text: string; to: string }[]
  /** The page that says all this; the others that need it lead there. */
  path: string
}

/**
 * The owner writes each number here once it is granted, and then reads over the pages that `need` it
 * and the menu: their words were written for a service that is not offered yet.
 */
export const registrations: Record<
  'notary' | 'tax-preparer' | 'document-assistant' | 'process-server',
  Registration
> = {
  notary: {
    name: 'Notary commission',
    number: null,
    missing: '{ownerNote} name and number of the commission',
    law: 'A notary public in California is a person, not a shop: commissioned by the Secretary of State, bonded for $15,000 and bound to keep a journal.',
    pending: {
      title: 'Call before you come',
      text: 'Notary appointments are made by phone. We may have to refer you to another notary nearby.',
    },
    instead: [
      {
        name: 'California Secretary of State: notary search',
        text: 'Every active notary of the state, by name or county.',
        to: 'https://www.sos.ca.gov/notary/notary-search',
      },
    ],
    path: '/services/legal/notary-services',
  },
  'tax-preparer': {
    name: 'CTEC registration',
    number: null,
    missing: '{ownerNote} the number, before this service is offered',
    law: 'Anyone who prepares or helps with tax returns for pay in California, other than a CPA, an enrolled agent, an attorney or one of a few others the law names, must register with the California Tax Education Council (CTEC), hold a $5,000 bond, and give you name, address, phone and bond in writing beforehand. The IRS asks for a preparer’s tax identification number (PTIN) as well.',
    pending: {
      title: 'Not offered yet',
      text: 'We start this service only when a registered preparer works with us. Until then, these are good places to ask:',
    },
    instead: [
      {
        name: 'IRS free tax help (VITA and TCE)',
        text: 'Certified volunteers prepare simple returns, free below an income limit that changes each year and for people 60 and older.',
        to: 'https://www.irs.gov/individuals/free-tax-return-preparation-for-qualifying-taxpayers',
      },
      {
        name: 'IRS directory of preparers with credentials',
        text: 'CPAs, enrolled agents and attorneys near a ZIP code.',
        to: 'https://irs.treasury.gov/rpo/rpo.jsf',
      },
      {
        name: 'California Tax Education Council',
        text: 'Check a preparer’s registration before you hand over papers.',
        to: 'https://www.ctec.org/',
      },
    ],
    path: '/services/tax/tax-preparation',
  },
  'document-assistant': {
    name: 'Legal document assistant registration',
    number: null,
    missing: '{ownerNote} the number, before this service is offered',
    law: 'Anyone other than a lawyer who is paid to help people fill in their own legal papers in California must register with the county as a legal document assistant, hold a $25,000 bond and give you a written contract. Even then they may not give advice, not even on which form to choose.',
    pending: {
      title: 'Not offered yet',
      text: 'We don’t prepare this document. These are good places to ask:',
    },
    instead: [
      {
        name: 'California Courts Self-Help Guide',
        text: 'Plain explanations and official forms from the courts.',
        to: 'https://selfhelp.courts.ca.gov/',
      },
      {
        name: 'State Bar of California: lawyer referral',
        text: 'Certified services, many with a short first consultation at a low fee.',
        to: 'https://www.calbar.ca.gov/Public/Need-Legal-Help/Lawyer-Referral-Service',
      },
      {
        name: 'LawHelpCA',
        text: 'Free and low-cost legal aid by county and subject.',
        to: 'https://www.lawhelpca.org/',
      },
    ],
    path: '/services/legal/power-of-attorney',
  },
  'process-server': {
    name: 'Process server registration',
    number: null,
    missing: '{ownerNote} the number, before this service is offered',
    isDeclined: true,
    law: 'A person who delivers court papers for pay more than ten times a year in California, and any company that does it for pay, must register with a county as a process server and hold a bond.',
    pending: {
      title: 'We don’t deliver court papers',
      text: 'We receive them for our mailbox holders, as the law requires. To have papers delivered, ask here:',
    },
    instead: [
      {
        name: 'Los Angeles County Sheriff’s Department: civil process',
        text: 'Delivers court papers for a fee set by law.',
        to: 'https://lasd.org/courtservices/civilprocess/',
      },
      {
        name: 'California Courts Self-Help Guide',
        text: 'Who may deliver papers, and how.',
        to: 'https://selfhelp.courts.ca.gov/',
      },
    ],
    path: '/services/legal/service-of-process',
  },
}
