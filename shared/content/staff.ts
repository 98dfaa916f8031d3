import type { EmailText } from '#shared-content/emails.ts'

export const staffFields = {
  role: 'Please choose a role',
  invited: 'Please enter how many are invited, at most 500 at once',
  subject: 'Please write a subject in both languages, at most 120 characters',
  text: 'Please write a text in both languages, at most 4,000 characters',
  id: 'Each attempt needs an id of its own',
  boxes: 'Please write the numbers of boxes, such as 101-120, 205',
}

export const settingsFields = {
  day: 'Please enter a day',
  time: 'Please enter a time of day',
  text: 'Please enter 1 to 300 characters, in both languages',
  dayReason: 'Please enter at most 60 characters',
  graceDays: 'Please enter a whole number of days from 0 to 30',
  keysPerDeposit: 'Please enter a whole number of keys from 1 to 20',
}

type InvitationFacts = {
  shop: { name: string; phone: string }
  role: 'administrator' | 'mailbox_center'
  lifetime: string
}

export const staffEmails = {
  'staff-invitation': ({ shop, role, lifetime }: InvitationFacts): EmailText => ({
    subject: `Work at the counter of ${shop.name}`,
    opening: [
      `You are invited to work at the counter of ${shop.name}, as ${role === 'administrator' ? 'an administrator' : 'a clerk'}.`,
      'Open the link, and sign in with this address, or create an account with it and then open the link again. You will also set up a second step for signing in.',
    ],
    action: 'Join the counter',
    closing: [
      `The link works once, within ${lifetime}.`,
      `You get this email because an administrator of the shop entered your address. If you did not expect it, ignore it, or call ${shop.phone}.`,
    ],
  }),
}

export const leftInCrd = (box: number) =>
  `I have ended my application on the website. The form for PMB ${box} is in the Customer Registration Database already: please enter its end there. The number is free again.`

export const auditColumns = {
  id: 'Number',
  date: 'Day',
  time: 'Time',
  actor: 'Who',
  role: 'Role',
  action: 'Action',
  entity: 'Thing',
  entityId: 'Its id',
  before: 'Before',
  after: 'After',
  reason: 'Reason',
}
