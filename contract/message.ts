import * as v from 'valibot'

import { emailAddress, personName } from './account.ts'

/** Counted in code points, like everything that a visitor writes. */
export const MAX_MESSAGE_LENGTH = 5_000
const MAX_PHONE_LENGTH = 40

/** Nobody writes a message faster; the page waits until so much has passed since it was opened. */
export const MIN_WRITING_MS = 3_000

/** A field that no person sees: whoever fills it in is a program. */
export const TRAP_FIELD = 'homepage'

/** What a message can be about; the label stands in the subject of the letter to the shop. */
export const messageTopics = [
  { id: 'mailbox', label: 'Renting a mailbox' },
  { id: 'prices', label: 'Plans and prices' },
  { id: 'mail', label: 'Mail and packages' },
  { id: 'form-1583', label: 'Form 1583 and identification' },
  { id: 'services', label: 'Notary, tax and other services' },
  { id: 'website', label: 'This website or my account' },
  { id: 'other', label: 'Something else' },
] as const

const text = v.pipe(
  v.string('Please write your message'),
  v.transform((typed) => typed.toWellFormed().replaceAll('\0', '').replaceAll(/\r\n?/g, '\n')),
  v.trim(),
  v.nonEmpty('Please write your message'),
  v.check(
    (typed) => [...typed].length <= MAX_MESSAGE_LENGTH,
    ({ input }) =>
      `Please keep your message to ${MAX_MESSAGE_LENGTH} characters: it has ${[...String(input)].length} now`,
  ),
)

const phone = v.pipe(
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
