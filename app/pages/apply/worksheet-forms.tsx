import { useLayoutEffect, useRef } from 'react'
import { useFetcher } from 'react-router'

import { changeWorksheet, useDraft } from '#app/shop/applications/draft.ts'
import {
  NO,
  worksheetsOf,
  YES,
  type SharedHome,
  type Worksheet,
  type WorksheetPart,
} from '#app/shop/applications/worksheet.ts'
import { Banner, TextBanner } from '#app/ui/banner.tsx'
import { BulletList } from '#app/ui/bullet-list.tsx'
import { ButtonLink } from '#app/ui/button.tsx'
import { useForm } from '#app/ui/form-context.ts'
import { Form } from '#app/ui/form.tsx'
import { SubmitButton } from '#app/ui/submit-button.tsx'
import { worksheetWords as words } from '#content/worksheets.ts'
import { interpolate } from '#shared/interpolate.ts'

import { FieldGroup, Tick } from './field-group.tsx'
import type { Outcome } from './outcome.ts'
import { fieldName, titleOf } from './print-worksheets.ts'
import { ItemField } from './worksheet-field.tsx'

/** Filled in on the device, and never sent. */
export function WorksheetForms() {
  const fetcher = useFetcher<Outcome>()
  const draft = useDraft()
  const worksheets = worksheetsOf(draft)
  const { made, of } = fetcher.data?.worksheets ?? {}
  const isCurrent = of?.people === draft.people && of.worksheets === draft.worksheets
  const count = worksheets.length

  return (
    <section
      className="grid grid-cols-1 gap-4 border-t border-line pt-7"
      aria-labelledby="worksheets-title"
    >
      <h2 id="worksheets-title" className="text-part">
        {words.title}
      </h2>
      <p>{words.lead}</p>
      <p className="border-l-[3px] border-success-line pl-3.5 text-success">{words.promise}</p>
      <p>{words.memory}</p>
      <TextBanner tone="info" text={draft.isSheetLost && words.emptied} />
      <Form fetcher={fetcher} label={words.title}>
        {worksheets.map((worksheet) => (
          <WorksheetFields key={worksheet.key} worksheet={worksheet} />
        ))}
        <p className="text-15 text-muted">{words.official}</p>
        <div>
          <SubmitButton variant="quiet" intent="worksheets" busy={words.making}>
            {count === 1 ? words.make : interpolate(words.makeAll, { count })}
          </SubmitButton>
        </div>
      </Form>
      {fetcher.state === 'idle' && made && isCurrent && <Made made={made} />}
    </section>
  )
}

function WorksheetFields({ worksheet }: { worksheet: Worksheet }) {
  const { key, parts, before, values } = worksheet
  const ref = useRef<HTMLDetailsElement>(null)
  const { problems } = useForm()

  // Before the form focuses the wrong field: a field in a closed fold can't have the focus.
  useLayoutEffect(() => {
    const wrong = Object.keys(problems?.fields ?? {})
    if (ref.current && wrong.some((name) => name.startsWith(`${key} `))) ref.current.open = true
  }, [key, problems])

  return (
    <details
      ref={ref}
      className="block rounded-lg border border-line bg-raised p-[clamp(1rem,3vw,1.5rem)]"
    >
      <summary className="min-h-11 wrap-anywhere after:ml-auto!">{titleOf(worksheet)}</summary>
      <div className="grid grid-cols-1 gap-6 pt-4">
        {before && <p>{interpolate(words.before, { title: titleOf(before) })}</p>}
        {parts.map((part) => (
          <PartFields key={part.id} part={part} worksheet={worksheet} />
        ))}
        {values['12'] && (
          <div>
            <p>{words.listed}</p>
            <BulletList className="wrap-anywhere">
              {values['12'].text.split('\n').map((name, at) => (
                // oxlint-disable-next-line react/no-array-index-key -- two may have one name
                <li key={at}>{name}</li>
              ))}
            </BulletList>
          </div>
        )}
      </div>
    </details>
  )
}

type PartFieldsProps = { part: WorksheetPart; worksheet: Worksheet }

function PartFields({ part, worksheet }: PartFieldsProps) {
  const { id, items, home } = part
  if (items.length === 0 && !home) return null
  const { signer, collector, business } = worksheet.form
  const isOwn = signer.kind === 'applicant' && id !== 'collector'
  const of = id === 'collector' ? collector : id === 'business' && business

  return (
    <FieldGroup plain legend={of ? `${words.parts[id]}: ${of.name}` : words.parts[id]}>
      <div className="grid grid-cols-1 gap-4">
        {home && (
          <SameHome
            home={home}
            worksheet={worksheet}
            label={id === 'business' ? words.homeBusiness : words.sameHome}
          />
        )}
        <div className="grid items-start xs:grid-cols-2 gap-4">
          {items.map((item) => (
            <ItemField
              key={item}
              item={item}
              name={fieldName({ key: worksheet.key, item })}
              isOwn={isOwn}
              value={worksheet.values[item]?.text ?? ''}
              onValue={(value) => changeWorksheet(worksheet.key, item, value)}
            />
          ))}
        </div>
      </div>
    </FieldGroup>
  )
}

type SameHomeProps = { home: SharedHome; worksheet: Worksheet; label: string }

function SameHome({ home, worksheet, label }: SameHomeProps) {
  const { item, of, address, isShared } = home

  return (
    <Tick
      name={fieldName({ key: worksheet.key, item })}
      checked={isShared}
      onChange={({ target }) => changeWorksheet(worksheet.key, item, target.checked ? YES : NO)}
    >
      <span className="grid grid-cols-1 gap-0 wrap-anywhere">
        {interpolate(label, { name: of.name })}{' '}
        {(address || isShared) && (
          <span className="text-15 text-muted">{address || words.sameHomeEmpty}</span>
        )}
      </span>
    </Tick>
  )
}

type MadeProps = { made: NonNullable<Outcome['worksheets']>['made'] }

function Made({ made }: MadeProps) {
  return (
    <Banner tone="success">
      <p>{made.length === 1 ? words.made : words.madeAll}</p>
      {made.map(({ title, address, fileName }) => (
        <div key={address} className="grid grid-cols-1 gap-2">
          {made.length > 1 && <p className="font-semibold">{title}</p>}
          <div className="flex flex-wrap items-center gap-3 max-sm:*:flex-auto">
            <ButtonLink
              small
              href={address}
              download={fileName}
              aria-label={`${words.download}: ${title}`}
            >
              {words.download}
            </ButtonLink>
            <ButtonLink
              small
              variant="quiet"
              href={address}
              target="_blank"
              aria-label={`${words.show}: ${title}`}
            >
              {words.show}
            </ButtonLink>
          </div>
        </div>
      ))}
    </Banner>
  )
}
