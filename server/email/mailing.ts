/** An email to many customers, without its recipient. */
export type Mailing =
  | {
      kind: 'account-invitation'
      /** Of the link that moves a walk-in's application into the account of the address it was sent to, and no other. */
      token: string
      facts: { customer: string; boxes: number[] }
    }
  | {
      kind: 'announcement'
      facts: {
        /** The recipient list's row; null in a test email. */
        recipient: string | null
        subject: string
        paragraphs: string[]
      }
    }
