import { useState, type ChangeEvent, type FocusEvent } from 'react'

import { CopyButton } from '#app/ui/copy-button.tsx'
import { FormContext } from '#app/ui/form-context.ts'
import { useDisabledUntilHydrated } from '#app/ui/hydrated.ts'
import { Icon } from '#app/ui/icon.tsx'
import { TAG } from '#app/ui/looks.ts'
import { TextField } from '#app/ui/text-field.tsx'
import {
  writePostalAddress,
  type AddressErrors,
  type MailboxPlace,
} from '#shared/shop/boxes/postal-address.ts'

type Field = 'name' | 'number'

const EMPTY = { name: '', number: '' }

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
    <div className="@container">
      <div className="grid grid-cols-1 items-start gap-[clamp(2rem,4vw,4rem)] @min-[60rem]:grid-cols-[minmax(0,1fr)_minmax(0,1.1fr)]">
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
            <ul className="grid grid-cols-1 gap-2 text-[1rem] text-muted *:border-l-2 *:border-line *:pl-4">
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

/** Errors show once the field is left; a prohibited word at once. */
function sentencesOf(problems: AddressErrors | null, left: Field[], words: AddressWords) {
  const sentences: Partial<Record<Field, string>> = {}
  const { name, number } = problems ?? {}
  if (name && left.includes('name')) sentences.name = words.problems.name[name]
  if (number && (number === 'designator' || left.includes('number'))) {
    sentences.number = words.problems.number[number]
  }
  return sentences
}

const ENVELOPE =
  'relative grid min-h-[clamp(14rem,26vw,17rem)] w-full grid-cols-1 items-end rounded-lg bg-[#f4efe6] px-[clamp(1rem,4vw,2rem)] pt-24 pb-5 text-ink shadow-(--shadow) [--accent-text:#8a4a00] [--focus:#8a4a00] [--text:#26221c]'
/** The touch target is larger than the sign. */
const LINE =
  'grid grid-cols-[minmax(0,1fr)_auto] items-center gap-1 [&_button]:-mr-3 [&_button]:min-h-11 [&_button]:min-w-11'

type AddressLinesProps = { lines: string[] | null; isExample: boolean; words: AddressWords }

function AddressLines({ lines, isExample, words }: AddressLinesProps) {
  const { copied, refused } = words
  return (
    <figure className="grid min-w-0 grid-cols-1 justify-items-start gap-4 print:[&_button]:hidden">
      <figcaption className="flex items-center gap-3 wrap-anywhere text-small font-semibold">
        {words.result} {isExample && <span className={TAG}>{words.exampleTag}</span>}
      </figcaption>
      <div className={ENVELOPE}>
        <span className="absolute top-5 right-5 grid h-17 w-14 place-items-center rounded-[0.25rem] border-2 border-dashed border-[#a89d8a] text-[#8a4a00]">
          <Icon name="letter" size={26} />
        </span>
        {lines ? (
          <address>
            <ol className="grid grid-cols-1 gap-1 text-[clamp(0.8125rem,0.6rem+0.95vw,1.125rem)] leading-snug font-semibold tracking-[0.02em]">
              {lines.map((line, position) => (
                <li key={words.copyLine[position]} className={LINE}>
                  <span className="wrap-anywhere">{line}</span>{' '}
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
          <p className="text-[#5c5344]">{words.unfinished}</p>
        )}
      </div>
      <div className={lines ? undefined : 'invisible'}>
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

type AddressWords = {
  title: string
  name: string
  number: string
  numberHint: string
  example: { name: string; number: string }
  exampleTag: string
  result: string
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
