import { useState } from 'react'

import { pickUp } from '#app/content/en/staff/pick-up.ts'
import { CallForm } from '#app/staff/call-form.tsx'
import { SelectField } from '#app/ui/select-field.tsx'
import { TextField } from '#app/ui/text-field.tsx'
import type { BoxAnswer, ReceivedAnswer } from '#shared/rental/mail-answers.ts'

import { shortItem } from './item-words.ts'

import css from './wrong-box.module.css'

const { wrongBox: words } = pickUp

type WrongBoxProps = { answer: BoxAnswer; onMoved: (moved: ReceivedAnswer) => void }

/** Gives an item that was taken in for the wrong box to the right one. */
export function WrongBox({ answer: { items }, onMoved }: WrongBoxProps) {
  const movable = items.filter(({ kind }) => kind !== 'letters')
  const [chosen, setChosen] = useState(movable[0]?.id)
  if (!chosen) return null
  return (
    <details>
      <summary>{words.title}</summary>
      <p className={css.about}>{words.about}</p>
      <CallForm<ReceivedAnswer>
        path={`/mail/items/${chosen}/move`}
        label={words.title}
        submit={words.submit}
        variant="quiet"
        onDone={onMoved}
      >
        <SelectField
          name="helper.item"
          label={words.item}
          value={chosen}
          onChange={({ target }) => setChosen(target.value)}
          options={movable.map((item) => ({
            id: item.id,
            label: [shortItem(item), item.slip].filter(Boolean).join(' · '),
          }))}
        />
        <TextField name="box" label={words.box} inputMode="numeric" autoComplete="off" />
      </CallForm>
    </details>
  )
}
