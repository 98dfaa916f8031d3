import * as v from 'valibot'

import { emailAddress, personName } from './account.ts'
import { MAX_MESSAGE_LENGTH, messageTopics } from './message-form.ts'

const MAX_PHONE_LENGTH = 40

const text = v.pipe(
  v.string('Please write your message'),
  v.transform((typed) => typed.toWellFormed().replaceAll('\0', '').replaceAll(/\r\n?/g, '\n')),
  v.trim(),
  v.nonEmpty('Please write your message'),
  v.check(
    (typed) => typed.length <= MAX_MESSAGE_LENGTH || [...typed].length <= MAX_MESSAGE_LENGTH,
    ({ input }) =>
      `Please keep your message to ${MAX_MESSAGE_LENGTH} characters: it has ${[...String(input)].length} now`,
  ),
)

/** Left empty by whoever wants no call. */
export const phone = v.pipe(
  v.string(),
  v.trim(),
  v.maxLength(MAX_PHONE_LENGTH, 'Please enter a shorter phone number'),
  v.regex(/^$|^(?=.*\d)[\d\s()+./#x*-]+$/i, 'Please use digits, or leave this empty'),
)

/** What a visitor writes to the shop. */
export const message = v.object({
  name: filled('Please tell us your name', personName),
  email: filled('Please enter your email address', emailAddress),
  phone: v.optional(phone, ''),
  topic: v.picklist(
    messageTopics.map(({ id }) => id),
    'Please choose what it is about',
  ),
  text,
})

export type Message = v.InferOutput<typeof message>

function filled<Schema extends v.GenericSchema<string, string>>(sentence: string, rules: Schema) {
  return v.pipe(v.string(sentence), v.trim(), v.nonEmpty(sentence), rules)
}
