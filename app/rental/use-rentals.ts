import type { MailboxesAnswer, TrackerAnswer } from '#shared/rental/answers.ts'

import { useSlots } from './slot-picker.tsx'
import { useAnswer } from '#app/auth/use-answer.ts'

/** What the signed-in person has applied for and rents, asked for before any of it is shown: nothing moves then. */
export function useRentals(isSignedIn: boolean) {
  const application = useAnswer<TrackerAnswer>('/application', isSignedIn)
  const mailboxes = useAnswer<MailboxesAnswer>('/mailboxes', isSignedIn)
  const isOpen = application.answer?.application?.state === 'open'
  const slots = useSlots(isOpen)
  const all = [application, mailboxes, ...(isOpen ? [slots] : [])]
  const isReady = all.every(({ answer, problem }) => answer ?? problem)

  return { application, mailboxes, slots, isReady }
}

export type Rentals = ReturnType<typeof useRentals>
