import { addressIds, photoIds, type AcceptedDocument } from '#app/facts/documents.ts'
import {
  changePerson,
  householdOf,
  useDraft,
  type DraftPerson,
} from '#app/shop/applications/draft.ts'
import { documentName } from '#app/shop/core/names.ts'
import { today } from '#app/shop/core/times.ts'
import { Banner, TextBanner } from '#app/ui/banner.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { SelectField } from '#app/ui/select-field.tsx'
import { TextField } from '#app/ui/text-field.tsx'
import { apply } from '#content/apply.ts'
import { rejectedDocuments } from '#content/identification.ts'
import { locale } from '#content/language.ts'
import { rental } from '#shared-content/rental.ts'
import { cleanLine } from '#shared/clean-text.ts'
import { interpolate } from '#shared/interpolate.ts'
import { needsIds } from '#shared/shop/applications/household.ts'
import {
  checkIdPair,
  hasExpiry,
  isAddressId,
  isPhotoId,
} from '#shared/shop/applications/identification.ts'

import { FieldGroup } from './field-group.tsx'
import { StepForm } from './step-form.tsx'

const { ids: words } = apply
const or = new Intl.ListFormat(locale, { type: 'disjunction' })

export function IdsStep() {
  const { recipients } = householdOf(useDraft())
  return (
    <StepForm step="ids" title={words.title} lead={words.lead}>
      {recipients.filter(needsIds).map((person) => (
        <IdFields key={person.id} person={person} />
      ))}
    </StepForm>
  )
}

function IdFields({ person }: { person: DraftPerson }) {
  const { id, name, photoId, addressId, photoExpiresOn, addressExpiresOn } = person
  return (
    <FieldGroup legend={cleanLine(name) || apply.people.kinds[person.kind].name}>
      <div className="grid items-start xs:grid-cols-2 gap-4">
        <SelectField
          name={`photo-${id}`}
          label={words.photo}
          unchosen={words.choose}
          options={optionsOf(photoIds)}
          value={photoId}
          onChange={({ target }) => changePerson(id, { photoId: target.value })}
        />
        {isPhotoId(photoId) && hasExpiry(photoId) && (
          <ExpiryField
            name={`photo-expires-${id}`}
            value={photoExpiresOn}
            onDay={(day) => changePerson(id, { photoExpiresOn: day })}
          />
        )}
      </div>
      <div className="grid items-start xs:grid-cols-2 gap-4">
        <SelectField
          name={`address-${id}`}
          label={words.address}
          hint={words.addressHint}
          unchosen={words.choose}
          options={optionsOf(addressIds)}
          value={addressId}
          onChange={({ target }) => changePerson(id, { addressId: target.value })}
        />
        {isAddressId(addressId) && hasExpiry(addressId) && (
          <ExpiryField
            name={`address-expires-${id}`}
            value={addressExpiresOn}
            onDay={(day) => changePerson(id, { addressExpiresOn: day })}
          />
        )}
      </div>
      <Verdict person={person} />
    </FieldGroup>
  )
}

type ExpiryFieldProps = { name: string; value: string; onDay: (day: string) => void }

function ExpiryField({ name, value, onDay }: ExpiryFieldProps) {
  return (
    <TextField
      name={name}
      type="date"
      label={words.expires}
      hint={words.expiresHint}
      required={false}
      autoComplete="off"
      value={value}
      onChange={({ target }) => onDay(target.value)}
    />
  )
}

function Verdict({ person }: { person: DraftPerson }) {
  const { photoId, addressId } = person
  if (!photoId || !addressId) return null
  const { problems, warnings } = checkIdPair(person, today())

  return (
    <div role="status" className="grid grid-cols-1 gap-3">
      {problems.map(({ code, document, alternatives }) => (
        <Banner key={code} tone="note">
          <p>
            <strong>{reasonOf(document === 'photo' ? photoId : addressId, code)}</strong>{' '}
            {rental.ids[code].remedy}
          </p>
          <p>
            {interpolate(words.wouldDo, { documents: or.format(alternatives.map(documentName)) })}
          </p>
        </Banner>
      ))}
      {warnings.map(({ code }) => (
        <TextBanner key={code} tone="note" text={rental.idWarnings[code]} />
      ))}
      {problems.length === 0 && (
        <p className="flex items-center wrap-anywhere gap-2 text-success">
          <Icon name="check" />
          {words.good}
        </p>
      )}
    </div>
  )
}

function reasonOf(document: string, code: keyof typeof rental.ids) {
  const isRefused = code === 'not-a-photo-id' || code === 'not-an-address-id'
  const rejected = rejectedDocuments.find(({ id }) => id === document)
  return isRefused && rejected ? `${rejected.name}: ${rejected.reason}` : rental.ids[code].reason
}

function optionsOf(accepted: AcceptedDocument[]) {
  const group = (documents: { id: string; name: string }[], name: string) =>
    documents.map((each) => ({ id: each.id, label: each.name, group: name }))
  const others = [...photoIds, ...addressIds].filter(
    ({ id }, at, all) =>
      !accepted.some((each) => each.id === id) && all.findIndex((each) => each.id === id) === at,
  )
  return [
    ...group(accepted, words.accepted),
    ...group([...others, ...rejectedDocuments], words.rejected),
  ]
}
