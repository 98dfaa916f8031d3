import * as v from 'valibot'

import { emailAddress } from '#shared/account.ts'
import { isDay, type Day } from '#shared/calendar.ts'
import { languages } from '#shared/language.ts'
import { withoutPersonalIdentifiers } from '#shared/personal-identifiers.ts'
import { phone } from '#shared/phone.ts'
import {
  householdProblems,
  isOfBusiness,
  priceShares,
  recipientKinds,
  type Household,
} from '#shared/shop/applications/household.ts'
import { checkIdPair, isAddressId, isPhotoId } from '#shared/shop/applications/identification.ts'
import { checkName, fullName, nameFields } from '#shared/shop/applications/person-name.ts'
import { isBoxIn } from '#shared/shop/boxes/box-ranges.ts'
import { canCloseOn } from '#shared/shop/boxes/closing.ts'
import { MAX_NOTE_LENGTH } from '#shared/shop/boxes/note-calls.ts'
import type { RentalFacts } from '#shared/shop/core/facts.ts'
import { MAX_CENTS, MAX_KEYS, rowNumber } from '#shared/shop/core/fields.ts'
import { pricesOf, type AgreedPrices } from '#shared/shop/money/price.ts'

/** Days before are slips of the year. */
export const FIRST_DAY = '1950-01-01'
export const MAX_MONTHS = 60
const MAX_PEOPLE = 50

const day = v.pipe(v.string(), v.check(isDay), v.minValue(FIRST_DAY))
const dayOrNone = v.nullable(day)
const amount = v.pipe(v.number(), v.integer(), v.minValue(-MAX_CENTS), v.maxValue(MAX_CENTS))
const sum = v.pipe(amount, v.minValue(0))

export const namedPerson = v.pipe(
  v.strictObject({ kind: v.picklist(recipientKinds), ...nameFields }),
  checkName(),
)

const person = v.strictObject({
  kind: v.picklist(recipientKinds),
  name: v.string(),
  givenName: v.nullable(v.string()),
  familyName: v.nullable(v.string()),
  nativeName: v.nullable(v.string()),
  hasPersonalMail: v.boolean(),
  /** Form 1583: signed on that day, or in the shop's files without a known day, or neither. */
  signedOn: dayOrNone,
  isFormOnFile: v.boolean(),
  crdOn: dayOrNone,
  photoId: v.nullable(v.pipe(v.string(), v.check(isPhotoId))),
  photoExpiresOn: dayOrNone,
  addressId: v.nullable(v.pipe(v.string(), v.check(isAddressId))),
  addressExpiresOn: dayOrNone,
})
export type ImportedPerson = v.InferOutput<typeof person>

export const customerDigest = v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/))

/** A customer of a spreadsheet, as the browser sends them and the server checks them again. Amounts are in US cents. */
export const importedCustomer = v.strictObject({
  /** Their line in the spreadsheet, from 1. */
  line: rowNumber,
  box: rowNumber,
  people: v.pipe(v.array(person), v.minLength(1), v.maxLength(MAX_PEOPLE)),
  email: v.union([v.literal(''), emailAddress]),
  phone: v.nullable(phone),
  language: v.picklist(languages),
  plan: v.pipe(v.string(), v.maxLength(100)),
  monthlyCents: sum,
  months: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(MAX_MONTHS)),
  since: dayOrNone,
  paidThrough: day,
  depositCents: sum,
  /** Negative for credit. */
  balanceCents: amount,
  keys: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(MAX_KEYS)),
  hold: v.nullable(v.strictObject({ from: day, until: day })),
  note: v.nullable(v.pipe(v.string(), v.maxLength(MAX_NOTE_LENGTH), withoutPersonalIdentifiers)),
  closesOn: dayOrNone,
})
export type ImportedCustomer = v.InferOutput<typeof importedCustomer>

export type ImportShop = { facts: RentalFacts; today: Day }

export function isFitting(customer: ImportedCustomer, { facts, today }: ImportShop) {
  const { box, people, plan, since, hold, closesOn } = customer
  const { use, recipients } = householdOf(people)
  const currentPlan = facts.plans.find(({ id }) => id === plan)
  const isPast = (one: Day | null) => one === null || one <= today
  return (
    isBoxIn(facts.boxNumbers, box) &&
    currentPlan !== undefined &&
    (use === 'personal' || currentPlan.businessName) &&
    householdProblems({ use, recipients }).length === 0 &&
    isPast(since) &&
    (hold === null || hold.from <= hold.until) &&
    (closesOn === null || closesOn < today || canCloseOn(closesOn, today)) &&
    people.every((one) => hasFittingName(one) && hasFittingPapers(one) && isPast(one.signedOn))
  )
}

function hasFittingName({ kind, name, givenName, familyName }: ImportedPerson) {
  const sent = givenName ? { kind, givenName, familyName: familyName ?? '' } : { kind, name }
  const { success, output } = v.safeParse(namedPerson, sent)
  return success && fullName(output).name === name
}

function hasFittingPapers({ signedOn, crdOn, photoId, addressId }: ImportedPerson) {
  if (signedOn && crdOn && crdOn < signedOn) return false
  if (photoId === null || addressId === null) return photoId === addressId
  return checkIdPair({ photoId, addressId }, '').problems.length === 0
}

export function householdOf<Member extends Pick<ImportedPerson, 'kind' | 'hasPersonalMail'>>(
  recipients: Member[],
): Household<Member> {
  return {
    use: recipients.some(({ kind }) => isOfBusiness(kind)) ? 'business' : 'personal',
    recipients,
  }
}

/** An imported customer with their prices and the day that rent is due on. @throws Error for an unknown plan */
export function completeCustomer(sent: ImportedCustomer, { facts, today }: ImportShop) {
  const { people, closesOn, paidThrough, plan, monthlyCents, months } = sent
  const usual = pricesOf(plan, facts)
  if (!usual) throw new Error(`There is no plan ${plan}`)
  const household = householdOf(people)
  const [first] = people
  const earliest = sent.since ?? first?.signedOn ?? first?.crdOn
  const since = earliest ?? (today < paidThrough ? today : paidThrough)
  const isOwnPrice = monthlyCents !== usual.monthlyCents
  return {
    ...sent,
    use: household.use,
    since,
    anchorDay: anchorOf(since, paidThrough),
    payment: months === 1 ? ('monthly' as const) : ('ahead' as const),
    isOwnPrice,
    prices: importedPrices(usual, isOwnPrice ? monthlyCents : undefined, household),
    isClosed: closesOn !== null && closesOn < today,
  }
}
export type CompleteCustomer = ReturnType<typeof completeCustomer>

/** Without a minimum term. A price of its own covers all current recipients, without a discount. */
function importedPrices(
  { minimumMonths: _unknown, ...prices }: AgreedPrices,
  ownMonthlyCents: number | undefined,
  household: Household,
): AgreedPrices {
  if (ownMonthlyCents === undefined) return prices
  const shares = priceShares(household, prices)
  const counted = shares.filter((share) => share === 'pays' || share === 'included').length
  const includedRecipients = Math.max(prices.includedRecipients, counted)
  return { ...prices, monthlyCents: ownMonthlyCents, includedRecipients, prepaymentDiscount: {} }
}

/** A rental that began on the 31st and is paid through the 30th is next paid through the 31st. */
function anchorOf(since: Day, paidThrough: Day) {
  const [began, paid] = [new Date(since).getUTCDate(), new Date(paidThrough).getUTCDate()]
  const next = new Date(Date.parse(paidThrough) + 86_400_000)
  return next.getUTCDate() === 1 && began > paid ? began : paid
}

/** SHA-256 of what the spreadsheet says of a customer: the same again is known, wherever it stands. */
export async function digestOf({ line: _line, ...customer }: ImportedCustomer) {
  return sha256(new TextEncoder().encode(JSON.stringify(customer)))
}

export async function sha256(bytes: Uint8Array<ArrayBuffer>) {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes))
  return Array.from(digest, (byte) => byte.toString(16).padStart(2, '0')).join('')
}
