import * as v from 'valibot'

import { rental as words } from '#sentences/rental.ts'
import { phone } from '#shared/phone.ts'
import { render, type Sentence } from '#shared/sentence.ts'
import type { RentalFacts } from '#shared/shop/core/facts.ts'
import { wholeNumber } from '#shared/shop/core/fields.ts'

import { householdProblems, needsIds, recipientKinds } from './household.ts'
import { checkIdPair } from './identification.ts'
import { checkName, nameFields } from './person-name.ts'

const MAX_RECIPIENTS = 40
const MAX_MONTHS = 120

export const signingWays = ['counter', 'video', 'notary'] as const
export type SigningWay = (typeof signingWays)[number]

const { fields } = words
const document = v.optional(v.pipe(v.string(fields.document), v.maxLength(40, fields.document)))

/** Names, kinds and types of documents: numbers, birth dates and home addresses have no field here. */
export const recipient = v.pipe(
  v.strictObject({
    kind: v.picklist(recipientKinds, fields.kind),
    ...nameFields,
    hasPersonalMail: v.optional(v.boolean(), false),
    photoId: document,
    addressId: document,
  }),
  checkName(),
)

export const applicationTerms = {
  plan: v.string(fields.plan),
  months: wholeNumber(fields.months, 1, MAX_MONTHS),
  payment: v.picklist(['ahead', 'monthly'], fields.payment),
  use: v.picklist(['personal', 'business'], fields.use),
  signing: v.picklist(signingWays, fields.signing),
}

export const applicationFields = v.strictObject({
  ...applicationTerms,
  phone: v.optional(phone, ''),
  acknowledged: v.optional(v.boolean()),
  recipients: v.pipe(
    v.array(recipient, fields.recipients),
    v.minLength(1, fields.recipients),
    v.maxLength(MAX_RECIPIENTS, fields.tooManyRecipients),
  ),
})

/** The fields checked against this shop's offer, by the page and the server with the same facts. */
export function applicationBody(facts: RentalFacts) {
  return v.pipe(
    applicationFields,
    v.rawCheck(({ dataset, addIssue }) => {
      if (!dataset.typed) return
      for (const { path, message } of violations(dataset.value, facts)) {
        addIssue({ message, path: asIssuePath(dataset.value, path) })
      }
    }),
  )
}

export type Recipient = v.InferOutput<typeof recipient>
export type ApplicationInput = v.InferInput<typeof applicationFields>
export type Application = v.InferOutput<typeof applicationFields>

type Path = [keyof Application, ...(string | number)[]]
type Violation = { path: Path; message: Sentence }

function violations(application: Application, facts: RentalFacts): Violation[] {
  const { months, use, signing, recipients } = application
  const plan = facts.plans.find(({ id }) => id === application.plan)
  const problems: Violation[] = []
  if (!plan) problems.push({ path: ['plan'], message: fields.plan })
  else if (use === 'business' && !plan.businessName) {
    problems.push({ path: ['plan'], message: fields.planWithoutBusiness })
  }
  if (!facts.terms.includes(months)) problems.push({ path: ['months'], message: fields.months })
  if (signing === 'video' && !facts.booking.isVideoOffered) {
    problems.push({ path: ['signing'], message: fields.videoNotOffered })
  }
  for (const { code, index } of householdProblems(application)) {
    const path: Path = index === undefined ? ['recipients'] : ['recipients', index, 'kind']
    problems.push({ path, message: words.household[code] })
  }
  return [...problems, ...recipients.flatMap(documentViolations)]
}

function documentViolations(member: Recipient, index: number): Violation[] {
  const { photoId, addressId } = member
  const at = (field: string): Path => ['recipients', index, field]
  if (!needsIds(member)) {
    const unneeded = photoId === undefined ? addressId && 'addressId' : 'photoId'
    return unneeded ? [{ path: at(unneeded), message: fields.noDocument }] : []
  }
  if (photoId === undefined) return [{ path: at('photoId'), message: fields.document }]
  if (addressId === undefined) return [{ path: at('addressId'), message: fields.document }]
  // Without expiry dates, which stay on the device, the day does not matter.
  return checkIdPair({ photoId, addressId }, '').problems.map(({ code, document: which }) => {
    const { reason, remedy } = words.ids[code]
    return {
      path: at(`${which}Id`),
      message: ({ lang }) => `${render(reason, lang)} ${render(remedy, lang)}`,
    }
  })
}

function asIssuePath(input: object, path: Path) {
  let value: unknown = input
  const items = path.map((key) => {
    const parent = value
    value = (parent as Record<string | number, unknown>)[key]
    return { type: 'unknown', origin: 'value', input: parent, key, value } as const
  })
  return items as [(typeof items)[number], ...typeof items]
}
