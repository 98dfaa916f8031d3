import * as v from 'valibot'

import { messageErrors } from '#sentences/forms.ts'

import { emailAddress, personName } from './account.ts'
import { interpolate } from './interpolate.ts'
import { MAX_MESSAGE_LENGTH, messageTopics } from './message-form.ts'
import { isSocialSecurityNumber } from './personal-identifiers.ts'
import { say, type Sentence } from './sentence.ts'

const MAX_PHONE_LENGTH = 40

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

/** Left empty by whoever wants no call. */
export const phone = v.pipe(
  v.string(),
  v.trim(),
  v.maxLength(MAX_PHONE_LENGTH, messageErrors.longPhone),
  v.regex(/^$|^(?=.*\d)[\d\s()+./#x*-]+$/i, messageErrors.phone),
  v.check((typed) => !isSocialSecurityNumber(typed), messageErrors.phone),
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
