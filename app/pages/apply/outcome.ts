import type { Draft } from '#app/shop/applications/draft.ts'
import type { FormErrors } from '#app/ui/read-form.ts'

export type Outcome = {
  problems: FormErrors | null
  isSentAgain?: boolean
  isOpened?: boolean
  /** Object URLs of the PDFs, and the values they were made of. */
  worksheets?: { made: { title: string; address: string; fileName: string }[]; of: Draft }
}
