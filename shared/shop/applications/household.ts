import { foldText } from '#shared/shop/core/search-terms.ts'

/** The people of a box. `employee` includes officers, managers and partners; a `collector` only collects mail and receives none. */
export const recipientKinds = [
  'applicant',
  'adult',
  'minor',
  'business',
  'trade-name',
  'employee',
  'collector',
] as const

export type RecipientKind = (typeof recipientKinds)[number]

type HouseholdMember = {
  kind: RecipientKind
  /** An applicant or employee of a business who also receives personal mail, on a form of their own. */
  hasPersonalMail: boolean
  name?: string | undefined
  givenName?: string | null | undefined
  familyName?: string | null | undefined
}

export type Signer = Pick<HouseholdMember, 'kind' | 'hasPersonalMail'>

export type Household<Member extends HouseholdMember = HouseholdMember> = {
  use: 'personal' | 'business'
  recipients: Member[]
}

export type HouseholdProblemCode =
  | 'no-applicant'
  | 'two-applicants'
  | 'no-business'
  | 'two-businesses'
  | 'business-only'
  | 'minor-without-parent'
  | 'two-collectors'

type HouseholdProblem = { code: HouseholdProblemCode; index?: number }

export type NeededForm<Member extends HouseholdMember = HouseholdMember> = {
  signer: Member
  /** Item 3 of the form. */
  service: 'personal' | 'business'
  why: 'applicant' | 'adult' | 'officer' | 'personal-mail'
  /** Items 7a and 12. */
  business?: Member
  listed: Member[]
  /** Item 5. */
  collector?: Member
}

const OF_BUSINESS: RecipientKind[] = ['business', 'trade-name', 'employee']
const PEOPLE: RecipientKind[] = ['applicant', 'adult', 'employee']
const OFFICERS: RecipientKind[] = ['applicant', 'employee']
const IDS_EACH = 2

export function householdProblems({ use, recipients }: Household): HouseholdProblem[] {
  const problems: HouseholdProblem[] = []
  const indexesOf = (kind: RecipientKind) =>
    recipients.flatMap((recipient, index) => (recipient.kind === kind ? [index] : []))
  const [applicant, secondApplicant] = indexesOf('applicant')
  const [business, secondBusiness] = indexesOf('business')
  const [, secondCollector] = indexesOf('collector')

  if (applicant === undefined) problems.push({ code: 'no-applicant' })
  if (secondApplicant !== undefined)
    problems.push({ code: 'two-applicants', index: secondApplicant })
  if (use === 'business' && business === undefined) problems.push({ code: 'no-business' })
  if (secondBusiness !== undefined) problems.push({ code: 'two-businesses', index: secondBusiness })
  if (secondCollector !== undefined)
    problems.push({ code: 'two-collectors', index: secondCollector })
  for (const [index, { kind }] of recipients.entries()) {
    if (use === 'personal' && isOfBusiness(kind)) {
      problems.push({ code: 'business-only', index })
    }
  }
  const [minor] = indexesOf('minor')
  if (minor !== undefined && !recipients.some((member) => hasPersonalForm(member, use))) {
    problems.push({ code: 'minor-without-parent', index: minor })
  }
  return problems
}

/** The forms of a valid household, the applicant's first. */
export function neededForms<Member extends HouseholdMember>({
  use,
  recipients,
}: Household<Member>): NeededForm<Member>[] {
  const ofKind = (...kinds: RecipientKind[]) =>
    recipients.filter(({ kind }) => kinds.includes(kind))
  const forms: NeededForm<Member>[] = []
  for (const signer of ofKind('applicant')) {
    if (use === 'personal') {
      forms.push({ signer, service: 'personal', why: 'applicant', listed: [] })
      continue
    }
    const [business] = ofKind('business')
    const listed = ofKind('trade-name', 'employee')
    forms.push({ signer, service: 'business', why: 'officer', business, listed })
    if (signer.hasPersonalMail) {
      forms.push({ signer, service: 'personal', why: 'personal-mail', listed: [] })
    }
  }
  for (const signer of recipients.filter(isAmongOthers)) {
    const why = use === 'business' ? 'personal-mail' : 'adult'
    forms.push({ signer, service: 'personal', why, listed: [] })
  }
  forms.find(({ service }) => service === 'personal')?.listed.push(...ofKind('minor'))
  const [first] = forms
  const [collector] = ofKind('collector')
  if (first && collector) first.collector = collector
  return forms
}

export function isOfBusiness(kind: RecipientKind) {
  return OF_BUSINESS.includes(kind)
}

export function needsIds(member: Signer) {
  return signsForm(member) || member.kind === 'collector'
}

export function signsForm(member: Signer) {
  return member.kind === 'applicant' || isAmongOthers(member)
}

function isAmongOthers({ kind, hasPersonalMail }: Signer) {
  return kind === 'adult' || (kind === 'employee' && hasPersonalMail)
}

/** Two for each person, however many forms they sign. */
export function countIds(household: Household) {
  const first = firstEntries(household)
  const bring = household.recipients.flatMap((member, index) =>
    needsIds(member) ? (first[index] ?? index) : [],
  )
  return new Set(bring).size * IDS_EACH
}

/** One person may be listed twice under one name, ignoring case, accents and spaces. */
function firstEntries({ use, recipients }: Household) {
  const first = recipients.map((_, index) => index)
  if (use === 'personal') return first
  const taken = new Set<number>()
  for (const [index, member] of recipients.entries()) {
    const name = nameKey(member)
    if (member.kind !== 'adult' || name === '') continue
    const twin = recipients.findIndex(
      (other, at) => OFFICERS.includes(other.kind) && !taken.has(at) && nameKey(other) === name,
    )
    if (twin < 0) continue
    taken.add(twin)
    first[Math.max(twin, index)] = Math.min(twin, index)
  }
  return first
}

export function entriesOf<Member extends HouseholdMember>(
  household: Household<Member>,
  member: Member,
) {
  const first = firstEntries(household)
  const own = first[household.recipients.indexOf(member)]
  return household.recipients.filter((_, index) => first[index] === own)
}

function nameKey({ name = '', givenName, familyName }: HouseholdMember) {
  const fullName = givenName ? `${givenName} ${familyName ?? ''}` : name
  return foldText(fullName).split(/\s+/).filter(Boolean).join(' ')
}

/** Adults, and children if `minorsPay`. */
function isCounted({ kind }: Signer, minorsPay: boolean) {
  return PEOPLE.includes(kind) || (minorsPay && kind === 'minor')
}

/** Each person pays once, however many forms they sign; later entries are `counted`. */
export function priceShares(
  household: Household,
  { includedRecipients, minorsPay }: { includedRecipients: number; minorsPay: boolean },
) {
  const first = firstEntries(household)
  let counted = 0
  return household.recipients.map((member, index) => {
    if (!isCounted(member, minorsPay)) return 'free' as const
    if (first[index] !== index) return 'counted' as const
    counted += 1
    return counted > includedRecipients ? ('pays' as const) : ('included' as const)
  })
}

function hasPersonalForm(member: HouseholdMember, use: Household['use']) {
  return (
    isAmongOthers(member) ||
    (member.kind === 'applicant' && (use === 'personal' || member.hasPersonalMail))
  )
}

type PickedUpAs = 'owner' | 'recipient' | 'collector'

const AS: Partial<Record<RecipientKind, PickedUpAs>> = {
  applicant: 'owner',
  adult: 'recipient',
  employee: 'recipient',
  collector: 'collector',
}

export function pickUpAs(kind: RecipientKind) {
  return AS[kind]
}
