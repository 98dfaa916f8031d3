import { useEffect, useState, type FocusEvent, type FormEvent } from 'react'
import { Link, useBlocker } from 'react-router'

import type { MailboxValues } from '#app/sample-mailboxes/mailbox-form.ts'
import { mailboxStatuses, mailboxTypes, type Mailbox } from '#app/sample-mailboxes/mailbox.ts'
import { Banner, TextBanner } from '#app/ui/banner.tsx'
import { Button } from '#app/ui/button.tsx'
import { ConfirmDialog } from '#app/ui/dialog.tsx'
import { FormContext } from '#app/ui/form-context.ts'
import { RedirectAfter } from '#app/ui/redirect-after.tsx'
import { SelectField } from '#app/ui/select-field.tsx'
import { TextArea, TextField } from '#app/ui/text-field.tsx'
import { showToast } from '#app/ui/toasts.ts'
import { mailboxForm as words } from '#content/mailbox-pages.ts'
import { columns, shownAs } from '#content/mailboxes.ts'

import { CoordinateFields } from './coordinate-fields.tsx'
import { useReturnUrl } from './dashboard-query.ts'
import { useMailboxForm, type OpenForm } from './use-mailbox-form.ts'

const REDIRECT_MS = 1_500
type MailboxFormProps = {
  initial: MailboxValues
  isLocked?: boolean
  submit: string
  success: string
  save: (mailbox: Mailbox) => string | null
}

export function MailboxForm({ initial, isLocked, submit, success, save }: MailboxFormProps) {
  const [initialValues] = useState(initial)
  const returnUrl = useReturnUrl()
  const form = useMailboxForm(initialValues, (mailbox) => {
    const problem = save(mailbox)
    if (problem === null) showToast({ tone: 'success', text: success })
    return problem
  })

  function send(event: FormEvent) {
    event.preventDefault()
    form.submit()
  }

  function leave({ target }: FocusEvent) {
    if ('name' in target) form.visit(String(target.name))
  }

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- its fields are left
    <form
      noValidate
      aria-label={words.label}
      className="grid gap-5.5"
      onBlur={leave}
      onSubmit={send}
    >
      <UnsavedChangesGuard isUnsaved={form.isUnsaved} />
      <FormContext value={{ problems: form.problems, pending: null }}>
        <TextBanner
          key={form.refusal?.number}
          tone="error"
          focused="always"
          text={form.refusal?.sentence}
        />
        <Fields form={form} isLocked={isLocked} />
      </FormContext>
      {form.isDone ? (
        <Banner tone="note" focused="if-lost">
          <RedirectAfter to={returnUrl} delay={REDIRECT_MS} label={words.goOn} />
        </Banner>
      ) : (
        <div className="flex flex-wrap items-center gap-x-7 gap-y-3 [&_a]:py-2 [&_a]:font-medium">
          <Button type="submit" disabled={!form.isValid}>
            {submit}
          </Button>
          <Link to={returnUrl}>{words.cancel}</Link>
        </div>
      )}
    </form>
  )
}

function Fields({ form, isLocked }: { form: OpenForm; isLocked?: boolean | undefined }) {
  const { values, change } = form
  return (
    <>
      <TextField
        name="id"
        label={columns.id}
        value={values.id}
        readOnly={isLocked}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        hint={isLocked ? words.lockedId : words.nextId}
        onChange={({ target }) => change({ id: target.value })}
      />
      <TextField
        name="location"
        label={columns.location}
        value={values.location}
        autoComplete="off"
        onChange={({ target }) => change({ location: target.value })}
      />
      <div className="grid items-start gap-5 xs:grid-cols-2">
        <SelectField
          name="type"
          label={columns.type}
          value={values.type}
          options={mailboxTypes.map(asOption)}
          onChange={({ target }) => change({ type: target.value })}
        />
        <SelectField
          name="status"
          label={columns.status}
          value={values.status}
          options={mailboxStatuses.map(asOption)}
          onChange={({ target }) => change({ status: target.value })}
        />
      </div>
      <CoordinateFields form={form} />
      <TextArea
        name="description"
        label={words.description}
        rows={3}
        value={values.description}
        required={false}
        onChange={({ target }) => change({ description: target.value })}
      />
    </>
  )
}

/** The specification wants lowercase values. */
function asOption(word: keyof typeof shownAs) {
  return { id: word.toLowerCase(), label: shownAs[word] }
}

function UnsavedChangesGuard({ isUnsaved }: { isUnsaved: boolean }) {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      isUnsaved && currentLocation.pathname !== nextLocation.pathname,
  )

  useEffect(() => {
    if (!isUnsaved) return
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', ask)
    return () => window.removeEventListener('beforeunload', ask)
  }, [isUnsaved])

  if (blocker.state !== 'blocked') return null
  return (
    <ConfirmDialog
      title={words.unsaved.title}
      confirm={words.unsaved.leave}
      cancel={words.unsaved.stay}
      onConfirm={blocker.proceed}
      onCancel={blocker.reset}
    >
      <p>{words.unsaved.text}</p>
    </ConfirmDialog>
  )
}
