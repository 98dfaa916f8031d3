import type { ShopDetails } from '#shared/shop.ts'

import { type AccountLetter, type MessageLetter, worthHours } from './email.ts'
import { greetableName, plainText } from './plain-text.ts'
import { sayMessage } from './message-template.ts'

/** What a letter says, before it is dressed as text or as HTML. */
export type Wording = {
  subject: string
  greeting?: string
  opening: string[]
  /** What somebody else wrote, told apart from what we say ourselves. */
  quoted?: { facts: { label: string; text: string }[]; text: string }
  action?: { label: string; url: string }
  closing: string[]
}

type Said = Omit<Wording, 'greeting'>

/** The words of a letter. Its link is built from `siteUrl`, its other facts from the shop's own data. */
export function word(
  letter: AccountLetter | MessageLetter,
  shop: ShopDetails,
  siteUrl: string,
): Wording {
  if (letter.kind === 'message') return sayMessage(letter.message)
  const name = greetableName(letter.firstName)
  return { greeting: name ? `Hello ${name},` : 'Hello,', ...say(letter, shop, siteUrl) }
}

function say(letter: AccountLetter, shop: ShopDetails, siteUrl: string): Said {
  switch (letter.kind) {
    case 'confirm':
      return sayConfirm(shop, callback(siteUrl, letter.token, 'signup'))
    case 'already-registered':
      return sayAlreadyRegistered(shop, `${siteUrl}/login`)
    case 'reset':
      return sayReset(shop, link(siteUrl, '/reset-password', letter.token, 'recovery'))
    case 'password-changed':
      return sayPasswordChanged(shop, `${siteUrl}/login`)
    case 'email-change-current':
      return sayApproveChange(letter, shop, callback(siteUrl, letter.token, 'email_change'))
    case 'email-change-new':
      return sayConfirmNew(shop, callback(siteUrl, letter.token, 'email_change'))
  }
}

function sayConfirm(shop: ShopDetails, url: string): Said {
  return {
    subject: `Please confirm your email address for ${shop.name}`,
    opening: [
      `Somebody, probably you, signed up with ${shop.name} using this email address. The link opens the account with the name and the password that were entered then. One step is left: please confirm that the address is yours.`,
    ],
    action: { label: 'Confirm my email address', url },
    closing: [
      `In another browser than the one that signed up we first ask for that password, or let you choose a new one.`,
      `The link works once, within ${life('confirm')}. If it has run out, open our sign-in page, enter your email address and choose "Resend confirmation email".`,
      `If you did not sign up, please ignore this email. There is no account until the link is followed, and nobody can sign in with your address.`,
    ],
  }
}

function sayAlreadyRegistered(shop: ShopDetails, url: string): Said {
  return {
    subject: `You already have an account with ${shop.name}`,
    opening: [
      `Someone, probably you, just asked for an account with this email address. You have one already, so nothing was changed. Please sign in instead:`,
    ],
    action: { label: 'Sign in', url },
    closing: [
      `If you don't remember your password, enter your email address on that page and choose "Forgot Password". We will email you a link to set a new one.`,
      `If it wasn't you, there is nothing to do.`,
    ],
  }
}

function sayReset(shop: ShopDetails, url: string): Said {
  return {
    subject: `Set a new password for ${shop.name}`,
    opening: [`Please choose a new password for your account with ${shop.name} here:`],
    action: { label: 'Set a new password', url },
    closing: [
      `The link works once, within ${life('reset')}. If it has run out, enter your email address on our sign-in page and choose "Forgot Password" again.`,
      `If you did not ask for it, please ignore this email. Your password stays as it is.`,
    ],
  }
}

function sayPasswordChanged(shop: ShopDetails, url: string): Said {
  return {
    subject: `Password changed: your account with ${shop.name}`,
    opening: [
      `The password of your account with ${shop.name} was just changed, and all other devices were signed out.`,
      `If that was you, you are done: sign in with the new one.`,
    ],
    action: { label: 'Sign in', url },
    closing: [
      `If it wasn't you, please act now: on that page enter your email address and choose "Forgot Password" to set a new one, then call us at ${shop.phone}.`,
    ],
  }
}

function sayApproveChange(letter: AccountLetter, shop: ShopDetails, url: string): Said {
  const newEmail = 'newEmail' in letter ? plainText(letter.newEmail) : ''
  return {
    subject: `Approve your new email address for ${shop.name}`,
    opening: [
      `You asked to move your account with ${shop.name} to another email address:`,
      newEmail,
      `Please approve it from this address, which your account has now:`,
    ],
    action: { label: 'Approve the change', url },
    closing: [
      `The link works once, within ${life('email-change-current')}. We emailed the new address too. The change takes effect once both links have been opened.`,
      `If you did not ask for it, do not open the link: then your address stays as it is. Please set a new password, and call us at ${shop.phone}.`,
    ],
  }
}

function sayConfirmNew(shop: ShopDetails, url: string): Said {
  return {
    subject: `Please confirm your new email address for ${shop.name}`,
    opening: [
      `This address was named as the new one of an account with ${shop.name}. Please confirm that it is yours:`,
    ],
    action: { label: 'Confirm my new email address', url },
    closing: [
      `The link works once, within ${life('email-change-new')}. We emailed the account's present address too. The change takes effect once both links have been opened.`,
      `If you did not ask for it, please ignore this email. Nothing happens without the link.`,
    ],
  }
}

function life(kind: AccountLetter['kind']) {
  const hours = worthHours[kind]
  return hours === 1 ? 'one hour' : `${hours} hours`
}

function callback(siteUrl: string, token: string, type: string) {
  return link(siteUrl, '/auth/callback', token, type)
}

function link(siteUrl: string, path: string, token: string, type: string) {
  return `${siteUrl}${path}?${new URLSearchParams({ token_hash: token, type })}`
}
