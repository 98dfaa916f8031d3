import type { HouseholdProblemCode } from '#shared/shop/applications/household.ts'
import type { IdProblemCode, IdWarning } from '#shared/shop/applications/identification.ts'
import type { SlotProblem } from '#shared/shop/visits/slots.ts'

export type RentalWords = typeof rental

type ReasonAndRemedy = { reason: string; remedy: string }

export const rental = {
  ids: {
    'same-document': {
      reason: 'One document can’t be both your photo ID and your address ID.',
      remedy: 'Keep it as photo ID, and bring another document that shows your home address.',
    },
    'not-a-photo-id': {
      reason: 'The Postal Service does not accept this document as photo ID.',
      remedy: 'Choose one of the nine documents on the list of photo IDs.',
    },
    'not-an-address-id': {
      reason: 'The Postal Service does not accept this document as address ID.',
      remedy: 'Choose one of the six documents on the list of address IDs.',
    },
    'photo-expired': {
      reason: 'Your photo ID has expired.',
      remedy: 'Renew it first, or bring another photo ID that is still valid.',
    },
    'address-expired': {
      reason: 'Your address ID has expired.',
      remedy: 'Renew it first, or bring another address ID that is still valid.',
    },
  } satisfies Record<IdProblemCode, ReasonAndRemedy>,
  idWarnings: {
    'photo-expires-soon':
      'Your photo ID expires within 30 days. Soon after that, we need to see a new one.',
    'address-expires-soon':
      'Your address ID expires within 30 days. Soon after that, we need to see a new one.',
  } satisfies Record<IdWarning['code'], string>,
  household: {
    'no-applicant': 'Please name the person who applies.',
    'two-applicants': 'Only one person applies. Please add the others as adults.',
    'no-business': 'Please name the business that receives mail.',
    'two-businesses':
      'Each form is for one business. Add trade names of the same business; another business needs its own application.',
    'business-only': 'This is for a business. Please choose a business box, or remove it.',
    'minor-without-parent':
      'A child is listed on the form of a parent. Please add the parent as an adult, or say that the applicant receives personal mail too.',
    'two-collectors': 'The form has room for one person who collects mail for you.',
  } satisfies Record<HouseholdProblemCode, string>,
  slots: {
    closed: 'We are closed then, or no visit starts at that time. Please choose another time.',
    'too-soon': 'That is too soon for us to be ready. Please choose a later time.',
    'too-late': 'That is too far ahead. Please choose an earlier time.',
  } satisfies Record<SlotProblem, string>,
  fields: {
    seen: 'Please reload this page, then try again',
    plan: 'Please choose one of our plans',
    planWithoutBusiness:
      'This plan does not include mail for a business. Please choose another plan',
    months: 'Please choose one of our terms',
    payment: 'Please choose how you pay',
    use: 'Please choose a personal or a business box',
    signing: 'Please choose where you sign',
    videoNotOffered: 'We do not offer signing by video right now',
    recipients: 'Please add the people who receive mail',
    tooManyRecipients: 'For this many people, please talk to us first',
    kind: 'Please choose who this is',
    name: 'Please enter a name',
    givenName: 'Please enter the given name',
    latin:
      'Please use Latin letters, as on the ID or in the registration: the name is the first line of the address, and the Postal Service’s machines can’t read other letters. Enter another script under “In its own script”',
    noParts: 'A business has one name, without a given and a family name',
    document: 'Please choose a document',
    noDocument: 'No document is needed here',
    slot: 'Please choose a time',
    key: 'Each attempt needs a key of its own',
    day: 'Please enter a day',
    email: 'Please enter a valid email address, or leave this empty',
    language: 'Please choose a language',
    witness: 'Please choose who was the witness',
    box: 'Please enter the number of a box',
    keys: 'Please enter how many keys',
    shownCents: 'The page sends the price that it shows',
    reason: 'Please choose what has changed',
    visitState: 'Please choose whether they came',
  },
  refusals: {
    applicationOpen: 'You already have an open application. You can change it in your account.',
    offerOpen:
      'You already have an open application. Withdraw it first, then you can add this one to your account.',
    invitationOver:
      'This link has been used, or is more than two weeks old. Ask us at the counter for another one.',
    invitationElsewhere:
      'This invitation is for the email address that it was sent to. Sign in with that address, or make an account with it.',
    unconfirmed: 'Please confirm the email address of your account first.',
    noApplication: 'You have no open application.',
    applicationChanged:
      'Your application has changed, at our counter or on another page. Check it as it is now, then send it again.',
    applicationFixed:
      'Your IDs have been checked, so this application can no longer be changed here. Please talk to us.',
    slotTaken: 'Someone else just took that time. These are free.',
    keyReused: 'This key was used for another visit.',
    tooManyVisits: 'You have already booked as many visits as one account can have.',
    oneVisit:
      'You already have a visit booked, and you can move it. Once your application is filed, you can book more.',
    visitUnneeded:
      'You don’t need a visit right now: everything is signed. Your account shows what comes next.',
    crowdedNetwork:
      'Too many visits are already booked from your internet connection. Please call us, and we’ll find a time for you.',
    tooOften: (minutes: number) =>
      `You have done this very often in a short time. What you entered is still here: please try again in ${minutes} min.`,
    visitOver: 'This visit is over or was canceled. You can book a new one.',
    linkInvalid: 'This link does not open a visit.',
    holdDays: 'A hold must start today or later and end within a year.',
    holdOverlaps: 'You already have a hold for some of these days.',
    holdOver: 'This hold is already over.',
    noticeGiven: 'You have already given notice.',
    closingDay: 'Please choose a day from today to a year from now.',
    notActive: 'This mailbox is closed.',
    nameSettled:
      'This name is already in Latin letters. To change it, please come by with your ID.',
    boxOpen: (box: number) =>
      `You rent mailbox ${box}. Give notice first; once it is closed, you can delete your account.`,
    keysOut: (box: number) =>
      `You still have the key to mailbox ${box}. Bring it back to the counter first, at no cost; then you can delete your account.`,
    boxOffered:
      'An open mailbox at our shop has your email address. First tell us, under Mailbox, whether it is yours. If it is, give notice; once it is closed, you can delete your account.',
    roleFirst:
      'You work at the shop. Ask an administrator to remove your role first; then you can delete your account.',
    signInAgain: 'Please sign in again first, so that we know it is you.',
    staffOnly: 'This is for the shop’s staff.',
    secondFactor: 'Please sign in with your second factor first.',
    idle: 'This screen was idle for ten minutes. Use your second factor again to continue.',
  },
}
