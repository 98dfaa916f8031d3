import { useState, type ChangeEvent, type FocusEvent } from 'react'

import { FormContext } from '#app/ui/form-context.ts'
import { useDisabledUntilHydrated } from '#app/ui/hydrated.ts'
import { TextField } from '#app/ui/text-field.tsx'
import {
  writePostalAddress,
  type AddressErrors,
  type MailboxPlace,
} from '#shared/rental/postal-address.ts'

import { AddressLines } from './address-lines.tsx'
import type { AddressWords } from './address-words.ts'

import css from './address-helper.module.css'

type Field = 'name' | 'number'

const EMPTY = { name: '', number: '' }

/** Writes a customer's name and box number as the postal service wants them, as they are typed. */
export function AddressHelper({ place, words }: { place: MailboxPlace; words: AddressWords }) {
  const untilHydrated = useDisabledUntilHydrated()
  const [typed, setTyped] = useState(EMPTY)
  const [left, setLeft] = useState<Field[]>([])
  const isBlank = !typed.name && !typed.number
  const { lines, problems } = writePostalAddress(isBlank ? words.example : typed, place)
  const sentences = isBlank ? {} : sentencesOf(problems, left, words)

  function change({ target }: ChangeEvent<HTMLInputElement>) {
    setTyped({ ...typed, [target.name]: target.value })
  }

  function leave({ target }: FocusEvent<HTMLInputElement>) {
    setLeft([...left, target.name as Field])
  }

  return (
    <div className={css.place}>
      <div className={`${css.helper} stack items-start`}>
        <FormContext value={{ problems: { fields: sentences }, pending: null }}>
          <fieldset className="stack gap-5" {...untilHydrated}>
            <legend className="sr-only">{words.title}</legend>
            <TextField
              name="name"
              label={words.name}
              autoComplete="off"
              onChange={change}
              onBlur={leave}
            />
            <TextField
              name="number"
              label={words.number}
              hint={words.numberHint}
              autoComplete="off"
              autoCapitalize="characters"
              onChange={change}
              onBlur={leave}
            />
            <p className="sr-only" role="status">
              {Object.values(sentences).join(' ')}
            </p>
            <ul className={`${css.why} text-base muted stack gap-2`}>
              {words.why.map((reason) => (
                <li key={reason}>{reason}</li>
              ))}
            </ul>
          </fieldset>
        </FormContext>
        <AddressLines lines={lines} isExample={isBlank} words={words} />
      </div>
    </div>
  )
}

/** What is wrong is said once the field is left; a prohibited word at once. */
function sentencesOf(problems: AddressErrors | null, left: Field[], words: AddressWords) {
  const sentences: Partial<Record<Field, string>> = {}
  const { name, number } = problems ?? {}
  if (name && left.includes('name')) sentences.name = words.problems.name[name]
  if (number && (number === 'designator' || left.includes('number'))) {
    sentences.number = words.problems.number[number]
  }
  return sentences
}
