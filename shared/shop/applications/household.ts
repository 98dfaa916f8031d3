/**
 * Who receives mail in a box, or fetches it. `employee` stands for officers, managers and partners too; a `collector` only
 * fetches mail and receives none.
 */
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
  /** The officer of a business who receives personal mail as well. */
  hasPersonalMail?: boolean
}

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

/** `index` is that of the recipient concerned. */
type HouseholdProblem = { code: HouseholdProblemCode; index?: number }

/** One PS Form 1583 that a household needs. */
export type NeededForm<Member extends HouseholdMember = HouseholdMember> = {
  /** Who applies with it, signs it and brings two IDs. */
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
const IDS_EACH = 2

/** What keeps a household from being one that forms can be made for. */
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

/** The forms that a household without problems needs, the applicant's first. */
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
  for (const signer of ofKind('adult')) {
    const why = use === 'business' ? 'personal-mail' : 'adult'
    forms.push({ signer, service: 'personal', why, listed: [] })
  }
  forms.find(({ service }) => service === 'personal')?.listed.push(...ofKind('minor'))
  const [first] = forms
  const [collector] = ofKind('collector')
  if (first && collector) first.collector = collector
  return forms
}

/** Whether a recipient is one of a business, and has no place in a personal box. */
export function isOfBusiness(kind: RecipientKind) {
  return OF_BUSINESS.includes(kind)
}

export function needsIds({ kind }: HouseholdMember) {
  return kind === 'applicant' || kind === 'adult' || kind === 'collector'
}

export function signsForm({ kind }: HouseholdMember) {
  return kind === 'applicant' || kind === 'adult'
}

export function countIds({ recipients }: Household) {
  return recipients.filter(needsIds).length * IDS_EACH
}

/** Whether the price counts somebody: whoever receives mail in their own name, children only where they pay. */
function isCounted({ kind }: HouseholdMember, minorsPay: boolean) {
  return PEOPLE.includes(kind) || (minorsPay && kind === 'minor')
}

export function countPeople({ recipients }: Household, minorsPay: boolean) {
  return recipients.filter((member) => isCounted(member, minorsPay)).length
}

/** How the price takes each recipient, in their order: `included` in the plan, `pays` by the month, or `free`. */
export function priceShares(
  { recipients }: Household,
  { includedRecipients, minorsPay }: { includedRecipients: number; minorsPay: boolean },
) {
  let counted = 0
  return recipients.map((member) => {
    if (!isCounted(member, minorsPay)) return 'free' as const
    counted += 1
    return counted > includedRecipients ? ('pays' as const) : ('included' as const)
  })
}

function hasPersonalForm({ kind, hasPersonalMail }: HouseholdMember, use: Household['use']) {
  return kind === 'adult' || (kind === 'applicant' && (use === 'personal' || hasPersonalMail))
}

type PickedUpAs = 'owner' | 'recipient' | 'collector'

const AS: Partial<Record<RecipientKind, PickedUpAs>> = {
  applicant: 'owner',
  adult: 'recipient',
  employee: 'recipient',
  collector: 'collector',
}

/** As whom a person fetches mail; children and businesses fetch none themselves. */
export function pickUpAs(kind: RecipientKind) {
  return AS[kind]
}
