import type { EmailText } from './emails.ts'

type LeavingFacts = {
  shop: { name: string; phone: string }
  box?: number
  /** Of a number that nothing was paid for: how many have to come back. */
  keys?: number
}

/** Every sentence of the emails about leaving before a mailbox was opened. */
export const leavingEmails = {
  'application-withdrawn': ({ shop, box, keys = 0 }: LeavingFacts): EmailText =>
    keys > 0
      ? {
          subject: `You leave: please bring back ${keys === 1 ? 'the key' : `${keys} keys`}`,
          opening: [
            `You told us that you don’t want mailbox ${box}. Please bring ${keys === 1 ? 'its key' : `its ${keys} keys`} back to our counter.`,
            'Then your application ends by itself, the number is free again, and you owe nothing. There is nothing else to do.',
          ],
          action: 'See where it stands',
          closing: [
            `If you stay after all, pay at our counter as planned. If it wasn't you who said so, please call us at ${shop.phone}.`,
          ],
        }
      : {
          subject: `Your application is withdrawn: ${shop.name}`,
          opening: [
            'Your application for a mailbox is withdrawn. You owe nothing. A number that was kept for you is free again, and visits booked with your account are canceled.',
            'We erase what you filed after 30 days. If you signed Form 1583, its paper stays in our files for at least six months, as the Postal Service requires.',
          ],
          action: 'Open my account',
          closing: [
            `You can apply again at any time. If it wasn't you who withdrew it, please call us at ${shop.phone}.`,
          ],
        },
}
