import { useState } from 'react'
import * as v from 'valibot'

import { ownName } from '#app/auth/forms.ts'
import { explainChange, explainNewPasskey } from '#app/auth/messages.ts'
import {
  addPasskey,
  canAddPasskey,
  removePasskey,
  renamePasskey,
  type Passkey,
} from '#app/auth/passkeys.ts'
import { Button } from '#app/ui/button.tsx'
import { ConfirmButton } from '#app/ui/dialog.tsx'
import { Form, useSubmission } from '#app/ui/form.tsx'
import { readFields, refused } from '#app/ui/read-form.ts'
import { SettingsSection } from '#app/ui/settings-section.tsx'
import { SubmitButton } from '#app/ui/submit-button.tsx'
import { TextField } from '#app/ui/text-field.tsx'
import { useFocused } from '#app/ui/use-focused.ts'
import { security } from '#content/security.ts'
import { interpolate } from '#shared/interpolate.ts'

import { Entries, Entry, formatDayOf, formatMoment, OutcomeBanner, useChange } from './entries.tsx'

const { passkeys: words, cancel, remove, removeOf } = security
const nameForm = v.object({ name: ownName(words.nameMissing) })

type PasskeysPartProps = {
  passkeys: Passkey[]
  onChange: () => Promise<void>
  /** The session has ended here, with a sentence to say so. */
  onLeft: (farewell: string) => void
}

export function PasskeysPart({ passkeys, onChange, onLeft }: PasskeysPartProps) {
  const { busy, outcome, change } = useChange()
  const [renamed, setRenamed] = useState<string | null>(null)

  async function add() {
    await change(addPasskey, { done: words.done, failed: words.failed, explain: explainNewPasskey })
    await onChange()
  }

  async function removeOne(id: string) {
    setRenamed(null)
    const act = () => removePasskey(id)
    const { isEnded } = await change(act, { done: words.removed, failed: words.failed })
    if (isEnded) onLeft(words.removedHere)
    else await onChange()
  }

  return (
    <SettingsSection title={words.title} about={words.about}>
      <OutcomeBanner outcome={outcome} />
      {passkeys.length === 0 && <p>{words.none}</p>}
      {passkeys.length > 0 && (
        <Entries label={words.title}>
          {passkeys.map((passkey) =>
            renamed === passkey.id ? (
              <li
                key={passkey.id}
                className="border-line px-[min(1.125rem,5vw)] py-4 not-first:border-t"
              >
                <RenameForm
                  passkey={passkey}
                  onDone={(isChanged) => {
                    setRenamed(null)
                    if (isChanged) void onChange()
                  }}
                />
              </li>
            ) : (
              <PasskeyEntry
                key={passkey.id}
                passkey={passkey}
                onRename={() => setRenamed(passkey.id)}
                onRemove={() => void removeOne(passkey.id)}
              />
            ),
          )}
        </Entries>
      )}
      {canAddPasskey() ? (
        <div>
          <Button variant="quiet" waiting={busy} onClick={() => void add()}>
            {busy ? words.busy : words.add}
          </Button>
        </div>
      ) : (
        <p className="text-15 text-muted">{words.unsupported}</p>
      )}
    </SettingsSection>
  )
}

type PasskeyEntryProps = { passkey: Passkey; onRename: () => void; onRemove: () => void }

function PasskeyEntry({ passkey, onRename, onRemove }: PasskeyEntryProps) {
  const { created_at: added, last_used_at: used } = passkey
  const name = nameOf(passkey)
  const date = formatDayOf(added)
  const note = used
    ? interpolate(words.used, { date, used: formatMoment(used) })
    : interpolate(words.unused, { date })

  return (
    <Entry name={name} note={note}>
      <Button
        variant="quiet"
        small
        aria-label={interpolate(words.renameOf, { name })}
        onClick={onRename}
      >
        {words.rename}
      </Button>
      <ConfirmButton
        small
        destroys
        aria-label={interpolate(removeOf, { name })}
        title={words.removeTitle}
        text={interpolate(words.removeText, { name })}
        confirm={remove}
        cancel={cancel}
        onConfirm={onRemove}
      />
    </Entry>
  )
}

type RenameFormProps = { passkey: Passkey; onDone: (isChanged: boolean) => void }

function RenameForm({ passkey, onDone }: RenameFormProps) {
  const input = useFocused<HTMLInputElement>()
  const submission = useSubmission(async (form) => {
    const { values, problems } = readFields(form, nameForm)
    if (problems) return { problems }
    const { error } = await renamePasskey(passkey.id, values.name)
    if (error) return refused(explainChange(error, words.failed))
    onDone(true)
    return { problems: null }
  })

  return (
    <Form fetcher={submission} label={interpolate(words.renameOf, { name: nameOf(passkey) })}>
      <TextField
        ref={input}
        name="name"
        label={words.name}
        autoComplete="off"
        defaultValue={nameOf(passkey)}
      />
      <div className="flex flex-wrap gap-3 items-start">
        <SubmitButton small busy={words.saving}>
          {words.save}
        </SubmitButton>
        <Button variant="quiet" small onClick={() => onDone(false)}>
          {cancel}
        </Button>
      </div>
    </Form>
  )
}

function nameOf({ friendly_name: name }: Passkey) {
  return name || words.unnamed
}
