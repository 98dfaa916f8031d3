import * as v from 'valibot'

import { cleanLine, isBlank } from '#shared/clean-text.ts'
import type { FiledApplication } from '#shared/shop/applications/calls.ts'
import { needsIds } from '#shared/shop/applications/household.ts'
import { isPerson } from '#shared/shop/applications/person-name.ts'

import {
  draftSchema,
  emptyDraft,
  householdOf,
  newPerson,
  replaceDraft,
  type Draft,
  type DraftPerson,
} from './draft.ts'

export function toDraft({ recipients, ...application }: FiledApplication): Draft {
  const { plan, months, payment, use, signing, phone } = application
  const people = recipients.map((each, at) => ({
    ...newPerson(each.kind, String(at + 1)),
    name: each.name,
    givenName: each.givenName ?? '',
    familyName: each.familyName ?? '',
    nativeName: each.nativeName ?? '',
    hasPersonalMail: each.hasPersonalMail,
    photoId: each.photoId ?? '',
    addressId: each.addressId ?? '',
  }))
  const filed = v.safeParse(draftSchema, {
    ...emptyDraft(),
    plan,
    months,
    payment,
    use,
    signing,
    phone,
    people,
  })
  // A plan or term that is no longer offered has to be chosen again.
  return filed.success ? filed.output : { ...emptyDraft(), use, signing, phone, people }
}

export function startChange(application: FiledApplication) {
  const { id: changes, version: seen } = application
  replaceDraft(toDraft(application), { changes, seen })
}

export function toApplication(draft: Draft) {
  const { plan, months, payment, use, signing, phone } = draft
  const recipients = householdOf(draft).recipients.map((each) => ({
    kind: each.kind,
    ...toName(each),
    hasPersonalMail: each.hasPersonalMail,
    ...(needsIds(each) && each.photoId && { photoId: each.photoId }),
    ...(needsIds(each) && each.addressId && { addressId: each.addressId }),
  }))
  return { plan, months, payment, use, signing, phone: cleanLine(phone), recipients }
}

function toName({ kind, name, givenName, familyName, nativeName }: DraftPerson) {
  const native = cleanLine(nativeName)
  const hasParts = isPerson(kind) && !isBlank(givenName)
  return {
    ...(hasParts
      ? { givenName: cleanLine(givenName), familyName: cleanLine(familyName) }
      : { name: cleanLine(name) }),
    ...(native && { nativeName: native }),
  }
}
