import type { EmailText } from './emails.ts'
import { sayNext, type VisitActionCode } from './next-actions.ts'

export type VisitFacts = {
  shop: { name: string; phone: string; addressLines: string[] }
  when: string
  way: string
  isHere: boolean
  next?: VisitActionCode
  isNeedless?: boolean
  due?: string
  isGone?: boolean
}

const whereWeAre = (shop: VisitFacts['shop']) => `We are at ${shop.addressLines.join(', ')}.`

const whatIsDue = (due?: string) =>
  due
    ? `The first payment, ${due} plus tax, is due once you have signed and pick up your key. You owe nothing before that.`
    : 'You owe nothing before you sign.'

const whyCancelled = ({
  shop,
  isNeedless,
  isGone,
}: Omit<VisitFacts, 'when' | 'way' | 'isHere'>) => {
  if (isNeedless) {
    return `You get this email because of a change at our counter. Questions? Call ${shop.phone}.`
  }
  return isGone
    ? `You get this email because the account that booked it was deleted. If it wasn't you, call us at ${shop.phone}.`
    : `You get this email because the visit was canceled from your account or by its link. If it wasn't you, call us at ${shop.phone}.`
}

export const visitEmails = {
  'visit-booked': ({ shop, when, way, isHere, next, due }: VisitFacts): EmailText => ({
    subject: `Your visit on ${when}`,
    opening: [
      `You booked a visit with ${shop.name}: ${when}, ${way}.`,
      ...(isHere ? [whereWeAre(shop)] : []),
      ...sayNext(next),
      whatIsDue(due),
    ],
    action: 'Move or cancel this visit',
    closing: [
      'The attached calendar file adds the visit to your calendar. The link works without a password, so please keep it to yourself.',
      `You get this email because a visit was booked from your account. If it wasn't you, cancel it with the link, or call us at ${shop.phone}.`,
    ],
  }),

  'visit-moved': ({ shop, when, way, isHere, next }: VisitFacts): EmailText => ({
    subject: `Your visit is now on ${when}`,
    opening: [
      `Your visit with ${shop.name} was changed. It is now: ${when}, ${way}.`,
      ...(isHere ? [whereWeAre(shop)] : []),
      ...sayNext(next),
    ],
    action: 'Move or cancel this visit',
    closing: [
      'The attached calendar file moves it in your calendar too.',
      `You get this email because the visit or your application was changed from your account or by a link. If it wasn't you, call us at ${shop.phone}.`,
    ],
  }),

  'visit-cancelled': ({ shop, when, isNeedless, isGone }: VisitFacts): EmailText => ({
    subject: `Your visit on ${when} is canceled`,
    opening: [
      `Your visit with ${shop.name} on ${when} is canceled.`,
      ...(isNeedless ? ['The visit is no longer needed, so you don’t have to come.'] : []),
      ...(isNeedless || isGone ? [] : ['You can book another one in your account at any time.']),
    ],
    action: 'See this visit',
    closing: [
      'The attached calendar file removes it from your calendar.',
      whyCancelled({ shop, isNeedless, isGone }),
    ],
  }),

  'visit-reminder': ({ shop, when, way, isHere, next, due }: VisitFacts): EmailText => ({
    subject: `Reminder: your visit on ${when}`,
    opening: [
      `You have a visit with ${shop.name}: ${when}, ${way}.`,
      ...(isHere ? [whereWeAre(shop)] : []),
      ...sayNext(next),
      whatIsDue(due),
    ],
    action: 'Move or cancel this visit',
    closing: ['You get this email the day before a visit that you booked.'],
  }),

  'visit-conflict': ({ shop, when }: VisitFacts): EmailText => ({
    subject: `Please choose another time: your visit on ${when}`,
    opening: [
      `You have a visit with ${shop.name} on ${when}. Our hours on that day have changed, and we are closed at that time. We are sorry.`,
      'Please choose another time, or cancel the visit, with the button below. It takes a minute and needs no password.',
    ],
    action: 'Choose another time',
    closing: [
      `You get this email because our hours changed after you booked. Questions? Call ${shop.phone}.`,
    ],
  }),
}
