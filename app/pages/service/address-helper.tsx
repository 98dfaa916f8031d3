import { useState, type ChangeEvent, type FocusEvent } from 'react'

import { CopyButton } from '#app/ui/copy-button.tsx'
import { FormContext } from '#app/ui/form-context.ts'
import { useDisabledUntilHydrated } from '#app/ui/hydrated.ts'
import { Icon } from '#app/ui/icon.tsx'
import { TextField } from '#app/ui/text-field.tsx'
import {
  writePostalAddress,
  type AddressErrors,
  type MailboxPlace,
} from '#shared/shop/boxes/postal-address.ts'

import css from './address-helper.module.css'
import tag from '#app/ui/tag.module.css'

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
      <div className={`${css.helper} grid grid-cols-1 gap-4 items-start`}>
        <FormContext value={{ problems: { fields: sentences }, pending: null }}>
          <fieldset className="grid grid-cols-1 gap-5" {...untilHydrated}>
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
            <ul className={`${css.why} text-base text-muted grid grid-cols-1 gap-2`}>
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

type AddressLinesProps = { lines: string[] | null; isExample: boolean; words: AddressWords }

/** The address on its envelope, to be copied whole or line by line. */
function AddressLines({ lines, isExample, words }: AddressLinesProps) {
  const { copied, refused } = words
  return (
    <figure className="grid grid-cols-1 gap-4 justify-items-start min-w-0">
      <figcaption className="flex items-center gap-3 wrap-anywhere text-small font-semibold">
        {words.result} {isExample && <span className={tag.tag}>{words.exampleTag}</span>}
      </figcaption>
      <div
        className={`${css.envelope} grid grid-cols-1 gap-0 shadow-panel w-full items-end relative`}
      >
        <span className={`${css.stamp} grid place-items-center`}>
          <Icon name="letter" size={26} />
        </span>
        {lines ? (
          <address>
            <ol className={`${css.lines} font-semibold grid grid-cols-1 gap-1`}>
              {lines.map((line, position) => (
                <li key={words.copyLine[position]}>
                  <span>{line}</span>{' '}
                  <CopyButton
                    variant="plain"
                    small
                    label={words.copyLine[position] ?? line}
                    text={() => line}
                    copied={copied}
                    refused={refused}
                  />
                </li>
              ))}
            </ol>
          </address>
        ) : (
          <p className={css.unfinished}>{words.unfinished}</p>
        )}
      </div>
      <div className={lines ? undefined : css.absent}>
        <CopyButton
          variant="quiet"
          text={() => (lines ?? []).join('\n')}
          copied={copied}
          refused={refused}
        >
          {words.copyAll}
        </CopyButton>
      </div>
    </figure>
  )
}

/** What the address helper says. */
type AddressWords = {
  title: string
  name: string
  number: string
  numberHint: string
  /** Shown until something is typed. */
  example: { name: string; number: string }
  exampleTag: string
  result: string
  /** Stands in the result's place while something is wrong. */
  unfinished: string
  copyAll: string
  copyLine: string[]
  copied: string
  refused: string
  problems: {
    name: Record<'empty' | 'letters', string>
    number: Record<'empty' | 'designator' | 'number', string>
  }
  why: string[]
}
