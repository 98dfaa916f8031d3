import type { EmailText } from './emails.ts'

type LeavingFacts = {
  shop: { name: string; phone: string }
  box?: number
  keys?: number
}

export const leavingEmails = {
  'application-withdrawn': ({ shop, box, keys = 0 }: LeavingFacts): EmailText =>
    keys > 0
      ? {
          subject: `Please bring back ${keys === 1 ? 'your key' : `your ${keys} keys`}`,
          opening: [
            `You told us that you don’t want mailbox ${box}. Please bring ${keys === 1 ? 'its key' : `its ${keys} keys`} back to our counter.`,
            'Your application then ends on its own, and you owe nothing. There is nothing else to do.',
          ],
          action: 'See where it stands',
          closing: [
            `If you decide to stay, pay at our counter as planned. If this wasn't you, please call us at ${shop.phone}.`,
          ],
        }
      : {
          subject: `Your application is withdrawn: ${shop.name}`,
          opening: [
            'Your application for a mailbox is withdrawn. You owe nothing. A number that was kept for you is free again, and visits booked with your account are canceled.',
            'We erase your application after 30 days. If you signed Form 1583, it stays in our paper files for at least six months, as the Postal Service requires.',
          ],
          action: 'Open my account',
          closing: [
            `You can apply again at any time. If you didn't withdraw it, please call us at ${shop.phone}.`,
          ],
        },
}
