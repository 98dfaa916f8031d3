import * as v from 'valibot'

import { messageErrors } from '#sentences/forms.ts'

import { emailAddress, personName } from './account.ts'
import { interpolate } from './interpolate.ts'
import { MAX_MESSAGE_LENGTH, messageTopics } from './message-form.ts'
import { phone } from './phone.ts'
import { render } from './sentence.ts'
import { filled, typedLines } from './typed-fields.ts'

const text = v.pipe(
  typedLines(messageErrors.text),
  v.nonEmpty(messageErrors.text),
  v.check(
    (typed) => typed.length <= MAX_MESSAGE_LENGTH || [...typed].length <= MAX_MESSAGE_LENGTH,
    ({ input, lang }) =>
      interpolate(render(messageErrors.longText, lang), {
        max: MAX_MESSAGE_LENGTH,
        count: [...String(input)].length,
      }),
  ),
)

export const message = v.object({
  name: filled(messageErrors.name, personName),
  email: filled(messageErrors.email, emailAddress),
  phone: v.optional(phone, ''),
  topic: v.picklist(
    messageTopics.map(({ id }) => id),
    messageErrors.topic,
  ),
  text,
})

export type Message = v.InferOutput<typeof message>
