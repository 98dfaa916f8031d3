import type { Draft } from '#app/shop/applications/draft.ts'
import type { FormErrors } from '#app/ui/read-form.ts'

/** The outcome of a form of the wizard. */
export type Outcome = {
  problems: FormErrors | null
  /** The sign-up email was sent again. */
  isSentAgain?: boolean
  /** A draft that was stored is here again. */
  isOpened?: boolean
  /** The PDFs that were made, where the browser holds them, and what they were made of. */
  worksheets?: { made: { title: string; address: string; fileName: string }[]; of: Draft }
}
