import { toSvgPath } from 'lean-qr/extras/svg'
import { useId, useMemo, useState } from 'react'

import { MailboxSection, type MailboxProps } from '#app/shop/core/mailbox-section.tsx'
import { formatDate } from '#app/shop/core/times.ts'
import { TextBanner } from '#app/ui/banner.tsx'
import { Button } from '#app/ui/button.tsx'
import { CopyButton } from '#app/ui/copy-button.tsx'
import { download } from '#app/ui/download.ts'
import { FormContext, noForm } from '#app/ui/form-context.ts'
import { Icon } from '#app/ui/icon.tsx'
import { PrintButton } from '#app/ui/print-button.tsx'
import { SelectField } from '#app/ui/select-field.tsx'
import { activeMailbox, addressCard as words } from '#content/active-mailbox.ts'
import { interpolate } from '#shared/interpolate.ts'
import { isPerson, nameInBoth } from '#shared/shop/applications/person-name.ts'
import type { Mailbox, MailboxRecipient } from '#shared/shop/boxes/mailbox-calls.ts'
import { writeName } from '#shared/shop/boxes/postal-address.ts'

import { drawVcard, splitCity, writeVcard, type AddressFields } from './address.ts'
import { LatinNameForm } from './latin-name-form.tsx'

import css from './labels.module.css'

/** The address of each recipient as it must be written, to be copied, given away and printed. */
export function AddressPart({ mailbox, onChange }: MailboxProps) {
  const { box, street, city } = mailbox
  const recipients = mailbox.recipients.filter(({ kind }) => kind !== 'collector')
  const [chosen, setChosen] = useState(recipients[0]?.id)
  const [named, setNamed] = useState<string>()
  const recipient = recipients.find(({ id }) => id === chosen)
  const line = recipient && writeName(recipient.name)

  return (
    <MailboxSection box={box} title={words.title} about={words.about}>
      {mailbox.former.map((former) => (
        <p key={former.box}>
          {interpolate(words.former, { box: former.box, day: formatDate(former.until) })}
        </p>
      ))}
      {recipients.length > 1 && (
        <FormContext value={noForm}>
          <SelectField
            name="recipient"
            label={words.name}
            value={chosen}
            onChange={({ target }) => setChosen(target.value)}
            options={recipients.map((each) => ({ id: each.id, label: nameInBoth(each) }))}
          />
        </FormContext>
      )}
      <TextBanner
        tone="success"
        focused="if-lost"
        text={line && named === chosen && words.latin.done}
      />
      {recipient && line && (
        <RecipientAddress
          recipient={recipient}
          lines={[line, street, city]}
          place={{ street, ...splitCity(city) }}
        />
      )}
      {recipient && !line && (
        <>
          <TextBanner tone="note" text={words.unwritable} />
          <LatinNameForm
            key={recipient.id}
            mailbox={mailbox.id}
            recipient={recipient}
            onChange={() => {
              setNamed(recipient.id)
              onChange()
            }}
          />
        </>
      )}
    </MailboxSection>
  )
}

type RecipientAddressProps = {
  recipient: MailboxRecipient
  lines: [name: string, street: string, city: string]
  place: Omit<AddressFields, 'name' | 'isCompany'>
}

function RecipientAddress({ recipient, lines, place }: RecipientAddressProps) {
  const address = { name: recipient, isCompany: !isPerson(recipient.kind), ...place }
  return (
    <>
      <Envelope lines={lines} />
      <div>
        <Copy text={lines.join('\n')}>{words.copyAll}</Copy>
      </div>
      <FormFields address={address} line={lines[0]} />
      <ShareAddress address={address} lines={lines} />
    </>
  )
}

/** A reserved address is shown but not to be used yet. */
export function ReservedAddress({ mailbox: { box, street, city } }: { mailbox: Mailbox }) {
  return (
    <MailboxSection box={box} title={words.title} about={activeMailbox.reserved.about}>
      <TextBanner tone="note" text={activeMailbox.reserved.notYet} />
      <Envelope lines={[street, city]} />
    </MailboxSection>
  )
}

/** Paper, in both themes. */
const ENVELOPE =
  'grid grid-cols-1 rounded-lg bg-[#f4efe6] p-[clamp(min(1.25rem,5vw),4vw,2rem)] font-mono text-[clamp(0.875rem,0.5rem+1.9vw,1.25rem)] leading-[1.6] wrap-anywhere text-[#26221c] shadow-panel'

function Envelope({ lines }: { lines: string[] }) {
  return (
    <address className={ENVELOPE}>
      {lines.map((line) => (
        <span key={line}>{line} </span>
      ))}
    </address>
  )
}

function FormFields({ address, line }: { address: AddressFields; line: string }) {
  const id = useId()
  const { fields, title, about } = words.form
  const { givenName, familyName } = address.name
  const parts = [
    [fields.firstName, writeName(givenName ?? '')],
    [fields.lastName, writeName(familyName ?? '')],
  ] as const
  const rows = [
    [address.isCompany ? fields.company : fields.name, line],
    ...parts.flatMap(([field, part]) => (part ? [[field, part] as const] : [])),
    [fields.street, address.street],
    [fields.city, address.city],
    [fields.state, address.state],
    [fields.zip, address.zip],
    [fields.country, words.country],
  ] as const

  return (
    <section className="grid grid-cols-1 content-start gap-3" aria-labelledby={id}>
      <h4 id={id} className="mt-3 mb-0 text-[1.0625rem]">
        {title}
      </h4>
      <p className="text-15 text-muted">{about}</p>
      <dl>
        {rows.map(([field, value]) => (
          <div
            key={field}
            className="border-b border-line py-1.5 xs:grid xs:grid-cols-[9rem_minmax(0,1fr)] xs:items-center xs:gap-2"
          >
            <dt className="text-15 text-muted">{field}</dt>
            <dd className="flex items-center justify-between gap-3 wrap-anywhere *:last:flex-none [&_button]:min-h-10 [&_button]:min-w-10">
              <span>{value}</span>{' '}
              <CopyButton
                variant="plain"
                small
                label={interpolate(words.form.copy, { field })}
                text={() => value}
                copied={words.copied}
                refused={words.refused}
              />
            </dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

function Copy({ text, children }: { text: string; children: string }) {
  return (
    <CopyButton variant="quiet" text={() => text} copied={words.copied} refused={words.refused}>
      {children}
    </CopyButton>
  )
}

const LABELS = 30
const QUIET_ZONE = 4

/** The address as a contact file, a code for cameras, and a sheet of labels: made here, sent nowhere. */
function ShareAddress({ address, lines }: { address: AddressFields; lines: string[] }) {
  const id = useId()
  const vcard = writeVcard(address, words.country)

  return (
    <section className="grid grid-cols-1 content-start gap-3" aria-labelledby={id}>
      <h4 id={id} className="mt-3 mb-0 text-[1.0625rem]">
        {words.share.title}
      </h4>
      <p className="text-15 text-muted">{words.share.about}</p>
      <div className="grid grid-cols-1 gap-5 min-[34rem]:grid-cols-[11rem_minmax(0,1fr)]">
        <QrCode vcard={vcard} />
        <div className="grid grid-cols-1 content-start gap-3">
          <p className="text-15 text-muted">{words.share.codeHint}</p>
          <div className="flex flex-wrap gap-3">
            <Button
              variant="quiet"
              small
              onClick={() => download(`${lines[0]}.vcf`, 'text/vcard;charset=utf-8', vcard)}
            >
              {words.share.contact}
            </Button>
            <PrintButton variant="quiet" small sheet={<Labels lines={lines} />}>
              <Icon name="print" />
              {words.share.labels}
            </PrintButton>
          </div>
          <p className="text-15 text-muted">{words.share.labelsHint}</p>
        </div>
      </div>
    </section>
  )
}

function Labels({ lines }: { lines: string[] }) {
  return (
    <ol className={css.labels}>
      {Array.from({ length: LABELS }, (_, at) => (
        <li key={at}>
          {lines.map((line) => (
            <span key={line}>{line} </span>
          ))}
        </li>
      ))}
    </ol>
  )
}

/** Black on white, whatever the theme: cameras expect it. */
function QrCode({ vcard }: { vcard: string }) {
  const code = useMemo(() => drawVcard(vcard), [vcard])
  const size = code.size + 2 * QUIET_ZONE
  return (
    <svg
      className="w-44 max-w-full rounded-md bg-[#fff] fill-[#000]"
      viewBox={`${-QUIET_ZONE} ${-QUIET_ZONE} ${size} ${size}`}
      role="img"
      aria-label={words.share.code}
      shapeRendering="crispEdges"
    >
      <path d={toSvgPath(code)} />
    </svg>
  )
}
