import { useEffect, useRef, useState } from 'react'

import { usePerson } from '#app/auth/use-person.ts'
import { shareWords } from '#app/pricing/price-words.ts'
import type { Price } from '#app/pricing/price.ts'
import {
  changeDraft,
  changePerson,
  fillApplicant,
  householdOf,
  readDraft,
  useDraft,
  withPerson,
  type DraftPerson,
  type PersonKind,
} from '#app/shop/applications/draft.ts'
import { Button } from '#app/ui/button.tsx'
import { apply } from '#content/apply.ts'
import { cleanLine } from '#shared/clean-text.ts'
import { interpolate } from '#shared/interpolate.ts'

import { FieldGroup, Tick } from './field-group.tsx'
import { NameFields } from './name-fields.tsx'
import { usePrice } from './price-line.tsx'
import { StepForm } from './step-form.tsx'

const { people: words } = apply

const addable: Record<'personal' | 'business', PersonKind[]> = {
  personal: ['adult', 'minor', 'collector'],
  business: ['employee', 'trade-name', 'adult', 'minor', 'collector'],
}
const FIXED: PersonKind[] = ['applicant', 'business']

export function PeopleStep() {
  const draft = useDraft()
  const household = householdOf(draft)
  const price = usePrice()
  const list = useRef<HTMLDivElement>(null)
  const [newest, setNewest] = useState<string>()
  const { person: account } = usePerson()

  useEffect(() => {
    // Never replaces text while the person is typing.
    const isTyping = list.current?.contains(document.activeElement)
    if (account && !isTyping) fillApplicant(account)
  }, [account])

  function add(kind: PersonKind) {
    const change = withPerson(readDraft(), kind)
    changeDraft(change)
    setNewest(change.people.at(-1)?.id)
  }

  function remove(id: string) {
    changeDraft({ people: readDraft().people.filter((each) => each.id !== id) })
    list.current?.querySelector<HTMLElement>('fieldset input')?.focus()
  }

  return (
    <StepForm step="people" title={words.title} lead={words.lead}>
      <p className="text-15 text-muted">{words.memory}</p>
      <div ref={list} className="grid grid-cols-1 gap-3">
        {household.recipients.map((person, index) => (
          <PersonFields
            key={person.id}
            person={person}
            share={price?.people[index]}
            isNew={person.id === newest}
            isBusiness={draft.use === 'business'}
            onRemove={FIXED.includes(person.kind) ? undefined : () => remove(person.id)}
          />
        ))}
      </div>
      <div className="grid grid-cols-1 gap-3" role="group" aria-label={words.add}>
        <p>{words.add}</p>
        <div className="flex flex-wrap items-center gap-3 max-sm:*:flex-auto">
          {addable[draft.use].map((kind) => (
            <Button key={kind} variant="quiet" small onClick={() => add(kind)}>
              {`+ ${wordsOf(kind, draft.use === 'business').add}`}
            </Button>
          ))}
        </div>
      </div>
    </StepForm>
  )
}

type PersonFieldsProps = {
  person: DraftPerson
  share?: Price['people'][number]
  isNew: boolean
  isBusiness: boolean
  onRemove?: () => void
}

function PersonFields({ person, share, isNew, isBusiness, onRemove }: PersonFieldsProps) {
  const draft = useDraft()
  const input = useRef<HTMLInputElement>(null)
  const { id, kind, name, hasPersonalMail } = person
  const { name: kindName, hint } = wordsOf(kind, isBusiness)

  useEffect(() => {
    if (isNew) input.current?.focus()
  }, [isNew])

  return (
    <FieldGroup legend={kindName} aria-describedby={`share-${id}`}>
      <p id={`share-${id}`} className={share?.share === 'pays' ? 'font-strong' : 'text-muted'}>
        {share && shareWords(share, draft)}
      </p>
      <NameFields ref={input} person={person} hint={hint} />
      {isBusiness && (kind === 'applicant' || kind === 'employee') && (
        <Tick
          checked={hasPersonalMail}
          onChange={({ target }) => changePerson(id, { hasPersonalMail: target.checked })}
        >
          <span className="grid grid-cols-1 gap-0">
            {words.ownMail[kind]} <span className="text-15 text-muted">{words.ownMailHint}</span>
          </span>
        </Tick>
      )}
      {onRemove && (
        <div className="wrap-anywhere">
          <Button variant="quiet" small onClick={onRemove}>
            {cleanLine(name)
              ? interpolate(words.remove, { name: cleanLine(name) })
              : words.removeNobody}
          </Button>
        </div>
      )}
    </FieldGroup>
  )
}

function wordsOf(
  kind: PersonKind,
  isBusiness: boolean,
): { name: string; hint?: string; add?: string } {
  return kind === 'adult' && isBusiness ? words.personalAdult : words.kinds[kind]
}
