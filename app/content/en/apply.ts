import type { RecipientKind } from '#shared/shop/applications/household.ts'

type KindWords = { name: string; hint?: string; add?: string }

/** The page that leads from a plan to an application. Names of values in braces. */
export const apply = {
  name: 'Apply',
  title: 'Apply for your mailbox',
  description:
    'Choose a plan, say who receives mail, and see how many forms and IDs your household needs. You pay nothing before signing.',
  lead: 'It takes about five minutes. You pay nothing before you sign with us.',
  stepper: {
    label: 'Steps of the application',
    position: 'Step {at} of {count}',
    names: {
      plan: 'Plan',
      use: 'Kind of mail',
      people: 'People',
      ids: 'IDs',
      check: 'Check',
      file: 'File',
    },
    /** Step names when changing a filed application. */
    namesOfChange: { file: 'Save' },
    back: 'Back',
    next: 'Continue',
    busy: 'Checking…',
  },
  /** The household’s forms and IDs, shown at every step. */
  needs: {
    title: 'What you need',
    sum: '{forms} and {ids}',
    forms: { one: '1 form', other: '{count} forms' },
    ids: '{count} IDs',
    why: {
      applicant: 'Applies and signs a form, with two IDs.',
      adult: 'Every adult who receives mail signs a form, with two IDs.',
      officer: 'Signs for the business, with two IDs.',
      'personal-mail': 'Personal mail at a business box needs a form of its own.',
    },
    listed: 'Listed on it, without a form: {names}.',
    collector: '{name} collects mail: no form, but two IDs.',
    form: 'PS Form 1583 is the Postal Service’s form. We have it at the counter.',
  },
  plan: {
    title: 'Your plan',
    lead: 'You can change it until you sign.',
    nothingNow: 'You pay nothing now. The first payment is due on the day you sign with us.',
    gone: 'The plan you chose is no longer offered. Please choose another one.',
  },
  use: {
    title: 'Whose mail comes here?',
    legend: 'Kind of mail',
    personal: { name: 'Personal mail', text: 'For you, your family or the people you live with.' },
    business: {
      name: 'Mail of a business',
      text: 'In the name of a company, a practice or your trade name.',
    },
    wrongPlan: 'This plan does not include mail for a business.',
    otherPlan: 'Choose {plan} instead, {price} a month',
    changed: 'Your plan is now {plan}.',
  },
  people: {
    title: 'Who receives mail?',
    lead: 'Legal names, as the IDs show them. If you have one name, leave the family name empty.',
    kinds: {
      applicant: { name: 'You', hint: 'You apply, and the mailbox is yours.' },
      adult: { name: 'Another adult', add: 'Add an adult' },
      minor: {
        name: 'A child under 18',
        add: 'Add a child',
        hint: 'Children need no form and no ID.',
      },
      business: { name: 'The business', hint: 'Its legal name.' },
      'trade-name': {
        name: 'A trade name',
        add: 'Add a trade name',
        hint: 'Another name the same business uses.',
      },
      employee: {
        name: 'A partner or employee',
        add: 'Add a partner or employee',
        hint: 'For business mail in their name. No form is needed.',
      },
      collector: {
        name: 'Someone who collects your mail',
        add: 'Add someone who only collects',
        hint: 'They receive no mail here. They need two IDs but no form.',
      },
    } satisfies Record<RecipientKind, KindWords>,
    /** The same in a business, where other adults receive mail that is not the business’s. */
    personalAdult: {
      name: 'An adult who receives personal mail',
      add: 'Add an adult with personal mail',
    },
    /** For someone of the business who also receives personal mail. */
    ownMail: {
      applicant: 'I want to receive personal mail here too',
      employee: 'They receive personal mail here too',
    },
    ownMailHint: 'It needs one more form, with two IDs, and costs nothing more.',
    remove: 'Remove {name}',
    removeNobody: 'Remove this entry',
    add: 'Someone else?',
    missing: 'Please enter a name, or remove the entry',
    memory:
      'Names stay in this tab, even if you reload it, until you file, sign out or close the tab. They are not in the address bar, and we receive them when you file.',
  },
  ids: {
    title: 'Which IDs will you bring?',
    lead: 'One photo ID and one address ID for each person who signs or collects. We only ask what kind: no number, no copy.',
    photo: 'Photo ID',
    address: 'Address ID',
    addressHint: 'It must show the home address.',
    choose: 'Choose a document',
    accepted: 'Accepted',
    rejected: 'Not accepted',
    expires: 'Expires on',
    expiresHint: 'Stays on this device.',
    wouldDo: 'These would work: {documents}.',
    refused: 'Not accepted. The reason is below.',
    good: 'Good: these two work together.',
  },
  check: {
    title: 'Is everything right?',
    lead: 'This is what you file, and nothing else.',
    change: 'Change',
    changeStep: 'Change: {name}',
    plan: 'Plan',
    planLine: '{plan}, {term}',
    payments: { ahead: 'paid ahead', monthly: 'paid by the month' },
    price: 'First payment',
    kind: 'Kind of mail',
    people: 'People and IDs',
    idLine: '{photo} + {address}',
    noId: 'No ID needed',
  },
  draft: {
    inTab:
      'What you enter stays in this tab, even if you reload it, until you file, sign out or close the tab.',
    title: 'Keep it longer, or erase it?',
    lead: 'Closing the tab erases your application. If you want, keep it on this device, locked with its own password, so that no one else who uses the device can read it. We can’t recover it.',
    passphrase: 'Password for this application',
    passphraseHint: 'At least {least} characters.',
    tooShort: 'Please enter at least {least} characters',
    wrong: 'That password does not open it. Please try again.',
    unreadable:
      'It was saved by an earlier version of this site and can’t be opened anymore. Please erase it and start again.',
    save: 'Keep it, locked',
    saving: 'Locking…',
    saved: 'Kept on this device, locked. What you type from now on is kept too.',
    open: 'Open what I kept',
    opening: 'Opening…',
    opened: 'Here is what you kept. What you type from now on is kept too.',
    found: 'Your application is kept on this device, locked. Enter its password to continue.',
    replaces: 'It replaces what you have entered here.',
    erase: 'Erase it now',
    erased:
      'Erased from this device. What you still see on this page is lost when you reload or close it.',
    eraseAll: 'Erase everything I entered',
    emptied: 'Erased. Nothing is kept on this device anymore.',
    notHere:
      'Nothing has been entered in this tab yet. If you started in another tab or on another device, continue there, or start here.',
  },
  file: {
    title: 'File the application',
    lead: 'You pay nothing now, and nothing is binding until you sign.',
    account: {
      title: 'First, your account',
      text: 'It takes a minute. You confirm your email, and come back to this page: everything stays here.',
      signUp: 'Create account',
      signingUp: 'Creating account…',
      have: 'Already have an account?',
      signIn: 'Sign in',
      signInHint: 'You come back to this step, with everything you typed.',
      check:
        'Open the link in the email we sent to {email}, on this device. Then come back here: this page continues automatically.',
      notThere: 'No email yet? It can take a minute. Look in the spam folder too.',
      again: 'Send it again',
      againIn: 'Send it again in {seconds} s',
      sending: 'Sending…',
      correct: 'Correct the address',
      confirmed: 'Opened the link on another device, or have an account already?',
      elsewhere:
        'Your application is open in another tab. We brought it here: you can continue in either one.',
    },
    signing: 'Where will you sign?',
    signings: {
      counter: { name: 'At our counter', text: 'We sign as your witness. You book a time next.' },
      video: { name: 'By live video with us', text: 'We see and hear you sign.' },
      notary: {
        name: 'In front of a US notary',
        text: 'You bring or send us the form that the notary has signed.',
      },
    },
    phone: 'Phone, if we may call',
    phoneHint: 'You can leave it empty.',
    send: 'File the application',
    sending: 'Filing…',
    offline:
      'There is no connection right now. Everything you typed is still here. Please try again.',
  },
  /** Shown without scripts. */
  about: {
    start: 'Start',
    goOn: 'Continue my application',
    toFiled: 'See what I filed',
    title: 'How it works',
    steps: [
      {
        title: 'File your application here',
        text: 'Names, plan and the kinds of IDs you bring. No ID number, no home address, no payment.',
      },
      {
        title: 'Come by and sign',
        text: 'We look at your two IDs and sign Form 1583 as your witness. No notary is needed.',
      },
      {
        title: 'Get your key',
        text: 'You make the first payment and get your PMB number and key. Then your mail can come.',
      },
    ],
    bring: {
      title: 'What to bring',
      text: 'Each adult brings one photo ID and one address ID, both unexpired. No document counts twice.',
      photo: 'Photo ID, one of these',
      address: 'Address ID, one of these',
    },
    other: {
      title: 'Other ways',
      text: 'You can also apply without this page.',
      noScripts:
        'The steps below need JavaScript, which is switched off in your browser. You can apply at our counter or by phone just as well.',
      counter: 'At the counter: {address}, {hours}',
      phone: 'By phone: {phone}',
      byMail: { text: 'By mail, with a notary', path: '/how-it-works#by-mail' },
    },
  },
}
