import { useFetcher } from 'react-router'

import {
  changeWorksheet,
  householdOf,
  useDraft,
  type DraftPerson,
} from '#app/shop/applications/draft.ts'
import { worksheetOf, worksheetValues } from '#app/shop/applications/worksheet.ts'
import { Banner } from '#app/ui/banner.tsx'
import { ButtonLink } from '#app/ui/button.tsx'
import { Form } from '#app/ui/form.tsx'
import { SelectField } from '#app/ui/select-field.tsx'
import { SubmitButton } from '#app/ui/submit-button.tsx'
import { TextArea, TextField } from '#app/ui/text-field.tsx'
import { worksheetWords as worksheets } from '#content/worksheets.ts'
import { interpolate } from '#shared/interpolate.ts'
import { neededForms, type NeededForm } from '#shared/shop/applications/household.ts'

import type { Outcome } from './step-form.tsx'

import css from './wizard.module.css'

/** The worksheets of everybody who signs: filled in on the device, and never sent. */
export function WorksheetForms() {
  const household = householdOf(useDraft())

  return (
    <section className={`${css.sheets} border-t stack`} aria-labelledby="worksheets-title">
      <h2 id="worksheets-title" className="text-part">
        {worksheets.title}
      </h2>
      <p>{worksheets.lead}</p>
      <p className={`${css.promise} success`}>{worksheets.promise}</p>
      {neededForms(household).map((form) => (
        <WorksheetForm key={`${form.signer.id} ${form.service}`} form={form} />
      ))}
    </section>
  )
}

/** One person's worksheet: what they type is written into a PDF by their own browser. */
function WorksheetForm({ form }: { form: NeededForm<DraftPerson> }) {
  const fetcher = useFetcher<Outcome>()
  const draft = useDraft()
  const worksheet = worksheetOf(form)
  const values = worksheetValues(worksheet, draft)
  const title = form.service === 'business' ? worksheets.nameOfBusiness : worksheets.nameOf
  const name = interpolate(title, { name: form.signer.name })

  return (
    <details className={`${css.card} stack panel ${css.fold} block`}>
      <summary>{name}</summary>
      <Form fetcher={fetcher} label={name}>
        <input type="hidden" name="worksheet" value={worksheet.key} />
        <div className={`${css.parts} stack gap-6`}>
          {worksheet.parts.map(({ id, items }) => (
            <fieldset key={id} className={`${css.fieldset} stack`}>
              <legend className="muted">{worksheets.parts[id]}</legend>
              <div className="pair gap-4">
                {items.map((item) => (
                  <ItemField
                    key={item}
                    item={item}
                    value={values[item] ?? ''}
                    onValue={(value) => changeWorksheet(worksheet.key, item, value)}
                  />
                ))}
              </div>
            </fieldset>
          ))}
        </div>
        <p className="quiet">{worksheets.official}</p>
        <div>
          <SubmitButton variant="quiet" intent="worksheet" busy={worksheets.making}>
            {worksheets.make}
          </SubmitButton>
        </div>
      </Form>
      {fetcher.state === 'idle' && fetcher.data?.pdf && (
        <Made address={fetcher.data.pdf} number={form.signer.id} />
      )}
    </details>
  )
}

type ItemFieldProps = { item: string; value: string; onValue: (value: string) => void }

function ItemField({ item, value, onValue }: ItemFieldProps) {
  const label = worksheets.items[item] ?? worksheets.items[item.slice(1)] ?? item
  const field = { name: item, label, value, required: false }

  if (item === '4k') {
    const { none, yes, no } = worksheets.courtOrder
    return (
      <SelectField
        {...field}
        options={[
          { id: 'yes', label: yes },
          { id: 'no', label: no },
        ]}
        unchosen={none}
        onChange={({ target }) => onValue(target.value)}
      />
    )
  }
  if (item === '12') {
    return <TextArea {...field} onChange={({ target }) => onValue(target.value)} />
  }
  return (
    <TextField
      {...field}
      autoComplete="off"
      spellCheck={false}
      onChange={({ target }) => onValue(target.value)}
    />
  )
}

function Made({ address, number }: { address: string; number: string }) {
  return (
    <Banner tone="success">
      <p>{worksheets.made}</p>
      <div className={`${css.ways} cluster items-center`}>
        <ButtonLink small href={address} download={interpolate(worksheets.fileName, { number })}>
          {worksheets.download}
        </ButtonLink>
        <ButtonLink small variant="quiet" href={address} target="_blank">
          {worksheets.show}
        </ButtonLink>
      </div>
    </Banner>
  )
}
