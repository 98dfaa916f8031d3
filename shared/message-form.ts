import { messageTopicNames } from '#shared-content/forms.ts'

/** Counted in code points, like everything that a visitor writes. */
export const MAX_MESSAGE_LENGTH = 5_000

/** Nobody writes a message faster; the page waits until so much has passed since it was opened. */
export const MIN_WRITING_MS = 3_000

/** A field that no person sees: whoever fills it in is a program. */
export const TRAP_FIELD = 'homepage'

type MessageTopic = keyof typeof messageTopicNames

/** What a message can be about. */
export const messageTopics = Object.entries(messageTopicNames).map(([id, label]) => ({
  id: id as MessageTopic,
  label,
}))
