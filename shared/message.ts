import * as v from 'valibot'

import { messageErrors } from '#sentences/forms.ts'

import { emailAddress, personName, phone } from './account.ts'
import { interpolate } from './interpolate.ts'
import { MAX_MESSAGE_LENGTH, messageTopics } from './message-form.ts'
import { say, type Sentence } from './sentence.ts'

const text = v.pipe(
  v.string(messageErrors.text),
  v.transform((typed) => typed.toWellFormed().replaceAll('\0', '').replaceAll(/\r\n?/g, '\n')),
  v.trim(),
  v.nonEmpty(messageErrors.text),
  v.check(
    (typed) => typed.length <= MAX_MESSAGE_LENGTH || [...typed].length <= MAX_MESSAGE_LENGTH,
    ({ input, lang }) =>
      interpolate(say(messageErrors.longText, lang), {
        max: MAX_MESSAGE_LENGTH,
        count: [...String(input)].length,
      }),
  ),
)

/** What a visitor writes to the shop. */
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

function filled<Schema extends v.GenericSchema<string, string>>(sentence: Sentence, rules: Schema) {
  return v.pipe(v.string(sentence), v.trim(), v.nonEmpty(sentence), rules)
}
