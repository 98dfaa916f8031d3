export type EmailText = {
  subject: string
  opening: string[]
  action?: string
  closing: string[]
}

type Facts = {
  shop: { name: string; phone: string }
  lifetime: string
  newEmail: string
  code: string
  notice: SecurityNotice
  name: string
  cancelled: string[]
  kept: string[]
  backups: { days: number; months: number }
  isSignInLeft: boolean
}

export const securityNotices = {
  'totp-added': {
    subject: 'Authenticator app added',
    sentence: (name: string) =>
      `An authenticator app${called(name)} was added to your account. From now on we ask for its code before anything important changes.`,
  },
  'totp-used': {
    subject: 'Authenticator app used',
    sentence: (name: string) =>
      `The authenticator app${called(name)} was used for the first time since it was added to your account.`,
  },
  'totp-removed': {
    subject: 'Authenticator app removed',
    sentence: (name: string) =>
      `The authenticator app${called(name)} was removed from your account. Its codes no longer work.`,
  },
  'recovery-codes-added': {
    subject: 'New recovery codes',
    sentence: () =>
      'Recovery codes were made for your account. Keep them in a safe place. Earlier codes no longer work.',
  },
  'recovery-code-used': {
    subject: 'Recovery code used',
    sentence: () => 'One of your recovery codes was used for your account. It won’t work again.',
  },
  'recovery-codes-removed': {
    subject: 'Recovery codes removed',
    sentence: () => 'The recovery codes of your account were removed. They no longer work.',
  },
  'passkey-added': {
    subject: 'Passkey added',
    sentence: (name: string) =>
      `A passkey${called(name)} was added to your account. Anyone who has it can sign in without the password.`,
  },
  'passkey-used': {
    subject: 'Passkey used',
    sentence: (name: string) =>
      `The passkey${called(name)} was used to sign in to your account for the first time.`,
  },
  'passkey-removed': {
    subject: 'Passkey removed',
    sentence: (name: string) =>
      `The passkey${called(name)} was removed from your account. It can no longer be used to sign in.`,
  },
  'factors-reset': {
    subject: 'Sign-in reset',
    sentence: () =>
      'We removed every authenticator app, recovery code and passkey from your account, and signed it out on all devices. Sign in with your password, then add new ones.',
  },
  'new-device': {
    subject: 'New sign-in',
    sentence: (name: string) =>
      `Someone just signed in to your account on a device we have not seen before${name ? `: ${name}` : ''}.`,
  },
}

export type SecurityNotice = keyof typeof securityNotices

function called(name: string) {
  return name ? ` "${name}"` : ''
}

export type Emails = typeof emails

export const emails = {
  language: 'en',
  greeting: (name: string) => (name ? `Hello ${name},` : 'Hello,'),
  openAddress: 'Or open this address:',
  lifetime: (hours: number) => {
    if (hours < 1) return `${Math.round(hours * 60)} minutes`
    if (hours === 1) return 'one hour'
    return hours > 48 ? `${hours / 24} days` : `${hours} hours`
  },

  confirm: ({ shop, lifetime }: Facts): EmailText => ({
    subject: `Please confirm your email address for ${shop.name}`,
    opening: [
      `Someone, probably you, signed up with ${shop.name} using this email address. The link creates the account with the name and password that were entered. One step is left: please confirm that this address is yours. Then you can apply for a mailbox and book a visit.`,
    ],
    action: 'Confirm my email address',
    closing: [
      `If you open the link on another phone or computer, or in another browser, we first ask for that password. If you don't remember it, you can choose a new one right there.`,
      `The link works once, within ${lifetime}. If it has run out, open our sign-in page, enter your email address and choose "Resend confirmation email".`,
      `If you did not sign up, please ignore this email. No account is created until the link is opened, and no one can sign in with your address.`,
    ],
  }),

  'already-registered': ({ shop }: Facts): EmailText => ({
    subject: `You already have an account with ${shop.name}`,
    opening: [
      `Someone, probably you, just asked for an account with this email address. You already have one, so nothing changed. Please sign in instead:`,
    ],
    action: 'Sign in',
    closing: [
      `If you don't remember your password, enter your email address on that page and choose "Forgot password?". We will email you a link to set a new one.`,
      `If it wasn't you, there is nothing to do.`,
    ],
  }),

  reset: ({ shop, lifetime }: Facts): EmailText => ({
    subject: `Set a new password for ${shop.name}`,
    opening: [`Please choose a new password for your account with ${shop.name} here:`],
    action: 'Set a new password',
    closing: [
      `The link works once, within ${lifetime}. If it has run out, enter your email address on our sign-in page and choose "Forgot password?" again.`,
      `If you did not ask for it, please ignore this email. Your password stays as it is.`,
    ],
  }),

  'password-changed': ({ shop }: Facts): EmailText => ({
    subject: `Password changed: your account with ${shop.name}`,
    opening: [
      `The password of your account with ${shop.name} was just changed, and all other devices were signed out.`,
      `If that was you, you are done: sign in with the new one.`,
    ],
    action: 'Sign in',
    closing: [
      `If it wasn't you, please act now: on that page enter your email address and choose "Forgot password?" to set a new one, then call us at ${shop.phone}.`,
    ],
  }),

  'security-notice': ({ shop, notice, name }: Facts): EmailText => ({
    subject: `${securityNotices[notice].subject}: your account with ${shop.name}`,
    opening: [securityNotices[notice].sentence(name), `If that was you, there is nothing to do.`],
    action: 'Open your account',
    closing: [
      `If it wasn't you, please act now: set a new password with "Forgot password?" on our sign-in page, then call us at ${shop.phone}.`,
    ],
  }),

  'account-deleted': ({ shop, cancelled, kept, backups, isSignInLeft }: Facts): EmailText => ({
    subject: `Your account with ${shop.name} is deleted`,
    opening: [
      `As you asked, we have deleted what we held about you: your account, sessions, applications and visits.`,
      ...cancelled.map(
        (when) => `Your visit on ${when} is canceled. Another email removes it from your calendar.`,
      ),
      ...(isSignInLeft
        ? [`Your sign-in is kept by another service. We delete it there within 30 days.`]
        : []),
      `You owe nothing for an open application. This is what stays, and for how long:`,
      ...kept.map((line) => `${line}.`),
    ],
    closing: [
      `Backups hold your data for ${backups.days} days; the first one of each month, for ${backups.months} months.`,
      `You get this email because the account was deleted with its password or its second factor. If it wasn't you, please call us at ${shop.phone}.`,
    ],
  }),

  reauthentication: ({ shop, code, lifetime }: Facts): EmailText => ({
    subject: `Your code for ${shop.name}`,
    opening: [
      `Enter this code to continue with the change to your account with ${shop.name}:`,
      code,
    ],
    closing: [
      `The code works once, within ${lifetime}. Never share it with anyone: we don't ask for it by phone or email.`,
      `If you did not ask for it, someone may be using your account: please set a new password, and call us at ${shop.phone}.`,
    ],
  }),

  'email-change-current': ({ shop, lifetime, newEmail }: Facts): EmailText => ({
    subject: `Approve your new email address for ${shop.name}`,
    opening: [
      `You asked to move your account with ${shop.name} to another email address:`,
      newEmail,
      `Please approve it from your current address, this one:`,
    ],
    action: 'Approve the change',
    closing: [
      `The link works once, within ${lifetime}. We emailed the new address too. The change takes effect once both links have been opened.`,
      `If you did not ask for it, do not open the link, and your address stays as it is. Please set a new password, and call us at ${shop.phone}.`,
    ],
  }),

  'email-change-new': ({ shop, lifetime }: Facts): EmailText => ({
    subject: `Please confirm your new email address for ${shop.name}`,
    opening: [
      `Someone gave this as the new email address of an account with ${shop.name}. Please confirm that it is yours:`,
    ],
    action: 'Confirm my new email address',
    closing: [
      `The link works once, within ${lifetime}. We also emailed the account's current address. The change takes effect once both links have been opened.`,
      `If you did not ask for it, please ignore this email. Nothing happens without the link.`,
    ],
  }),

  message: {
    labels: { name: 'Name', email: 'Email', phone: 'Phone', topic: 'About' },
    noPhone: 'not given',
    text: (topic: string): EmailText => ({
      subject: `Message from the website: ${topic}`,
      opening: [
        'A visitor wrote to you with the form of your website. Reply to this email, and your answer goes to them.',
      ],
      closing: [
        "We have not checked that this name and address are really the sender's. Please be careful with links, and with what you say about a customer or their mail.",
      ],
    }),
  },
}
