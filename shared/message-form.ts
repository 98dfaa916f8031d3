import { messageTopicNames } from '#shared-content/forms.ts'

/** In code points, like all lengths of user input. */
export const MAX_MESSAGE_LENGTH = 5_000

/** People type more slowly; the page waits until this has passed since it was opened. */
export const MIN_WRITING_MS = 3_000

export const TRAP_FIELD = 'homepage'

type MessageTopic = keyof typeof messageTopicNames

export const messageTopics = Object.entries(messageTopicNames).map(([id, label]) => ({
  id: id as MessageTopic,
  label,
}))
