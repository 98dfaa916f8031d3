/** An email to many customers, each in its turn, without whom it is for. */
export type Mailing =
  | {
      kind: 'account-invitation'
      /** Of the link that puts what was a walk-in's into the account of the address that it was sent to, and into no other. */
      token: string
      facts: { customer: string; boxes: number[] }
    }
  | {
      kind: 'announcement'
      facts: {
        /** Of the list of those who get it; null in a test. */
        recipient: string | null
        subject: string
        paragraphs: string[]
      }
    }
