// Made from the migrations: change those, then run `npm run row-types`.
import type { Generated } from 'kysely'

/** Instants are milliseconds since 1970, days `YYYY-MM-DD` in the shop's zone, flags 0 or 1, money US cents, JSON text. */
export type Tables = {
  users: {
    id: string; identityId: string; email: string; passwordHash: string | null; userMetadata: string; appMetadata: string;
    confirmedAt: number | null; confirmationSentAt: number | null; recoverySentAt: number | null; newEmail: string | null;
    emailChangeSentAt: number | null; emailChangeAccepted: number; lastSignInAt: number | null; bannedUntil: number | null;
    createdAt: number; updatedAt: number;
  }
  links: {
    id: string; userId: string; kind: 'signup' | 'recovery' | 'email_change_current' | 'email_change_new'; address: string;
    tokenHash: string; codeChallenge: string | null; codeChallengeMethod: 's256' | 'plain' | null; redirectTo: string | null;
    createdAt: number; expiresAt: number;
  }
  linkRequests: {
    id: string; kind: 'signup' | 'recovery' | 'email_change_current' | 'email_change_new'; address: string;
    codeChallenge: string | null; codeChallengeMethod: 's256' | 'plain' | null; redirectTo: string | null; network: string;
    language: 'en' | 'es'; createdAt: number;
  }
  pendingAccounts: {
    id: string; kind: 'signup' | 'recovery'; email: string; passwordHash: string | null; userMetadata: string;
    tokenHash: string | null; codeChallenge: string | null; codeChallengeMethod: 's256' | 'plain' | null; redirectTo: string | null;
    createdAt: number; sentAt: number; expiresAt: number;
  }
  signInNetworks: { userId: string; network: string; lastSeenAt: number }
  signInDevices: { userId: string; device: string; lastSeenAt: number }
  reauthentications: { userId: string; codeHash: string; tries: number; expiresAt: number }
  factors: {
    id: string; userId: string; type: 'totp' | 'recovery_code'; status: 'unverified' | 'verified'; friendlyName: string;
    secret: string | null; lastStep: number | null; createdAt: number; updatedAt: number; lastUsedAt: number | null;
    addedBySession: string | null;
  }
  recoveryCodes: { id: string; factorId: string; codeHash: string }
  passkeys: {
    id: string; userId: string; credentialId: string; publicKey: string; counter: number; transports: string; friendlyName: string;
    createdAt: number; lastUsedAt: number | null; addedBySession: string | null;
  }
  sessions: {
    id: string; userId: string; method: 'password' | 'otp' | 'recovery' | 'passkey'; counter: number; createdAt: number;
    refreshedAt: number; device: string | null; passkeyId: string | null; factorId: string | null; factorPasskeyId: string | null;
    factorMethod: 'totp' | 'mfa/recovery_code' | 'passkey' | null; factorVerifiedAt: number | null;
  }
  sessionProofs: {
    sessionId: string; kind: 'owner' | 'factor' | 'passkey'; factorId: string | null; passkeyId: string | null; provedAt: number;
  }
  challenges: {
    id: string; kind: 'totp' | 'passkey_registration' | 'passkey_authentication'; sessionId: string | null; factorId: string | null;
    challenge: string; expiresAt: number;
  }
  customers: { id: string; email: string; firstName: string; language: 'en' | 'es'; updatedAt: number }
  shopSettings: { name: string; value: string; changedAt: number; changedBy: string }
  counters: { id: string; value: number }
  attempts: { key: string; request: string; answer: string | null; madeAt: number }
  audit: {
    id: number; at: number; actor: string; actorName: string | null; actorEmail: string | null; role: string; action: string;
    entity: string; entityId: string; before: string | null; after: string | null; reason: string | null; requestId: string | null;
    previousHash: string; hash: string;
  }
  auditHead: { id: number; entries: number; hash: string }
  walkInInvitations: { customerId: string; tokenHash: string; onlyFor: string | null; createdAt: number; expiresAt: number }
  accountInvitations: {
    id: string; customerId: string; emailId: string; times: number; invitedAt: number; invitedBy: string; joinedAt: number | null;
  }
  announcements: {
    id: string; englishSubject: string; englishText: string; spanishSubject: string; spanishText: string; boxes: string | null;
    state: 'waiting' | 'begun' | 'done' | 'taken-back'; beginsAt: number; createdAt: number; createdBy: string;
  }
  announcementRecipients: {
    id: string; announcementId: string; customerId: string; state: 'waiting' | 'queued' | 'sent' | 'undelivered' | 'left-out';
    emailId: string | null; changedAt: number;
  }
  applications: {
    id: string; customerId: string | null; state: 'open' | 'active' | 'withdrawn' | 'closed'; plan: string; months: number;
    payment: 'ahead' | 'monthly'; use: 'personal' | 'business'; signing: 'counter' | 'video' | 'notary'; phone: string | null;
    prices: string; filedAt: number; updatedAt: number;
  }
  recipients: {
    id: string; applicationId: string; position: number; kind: 'applicant' | 'adult' | 'minor' | 'business' | 'trade-name' |
    'employee' | 'collector'; name: string; givenName: string | null; familyName: string | null; nativeName: string | null;
    hasPersonalMail: number; photoId: string | null; addressId: string | null;
    formStatus: 'not-needed' | 'to-sign' | 'signed' | 'in-crd'; signedOn: string | null; witness: 'shop' | 'notary' | null;
    crdOn: string | null; removedOn: string | null;
    formReason: 'name' | 'home-address' | 'recipients' | 'collector' | 'forwarding' | null; idsDueSince: number | null;
  }
  searchTerms: { applicationId: string; term: string; kind: 'start' | 'inner' | 'near' | 'phone' }
  documentChecks: {
    id: string; recipientId: string; photoId: string; photoExpiresOn: string | null; addressId: string;
    addressExpiresOn: string | null; checkedBy: string; checkedAt: number;
  }
  acknowledgmentTexts: { id: string; language: 'en' | 'es'; text: string }
  acknowledgments: {
    id: string; recipientId: string; textId: string; way: 'agreed' | 'signed'; signedOn: string; notedBy: string; notedAt: number;
  }
  appointments: {
    id: string; customerId: string; way: 'counter' | 'video' | 'notary'; slotAt: number; seat: number;
    state: 'booked' | 'cancelled' | 'came' | 'missed'; sequence: number; network: string | null; widerNetwork: string | null;
    createdAt: number; updatedAt: number; conflictToldAt: number | null;
  }
  rentals: {
    id: string; customerId: string | null; applicationId: string | null; box: number; plan: string; months: number;
    payment: 'ahead' | 'monthly'; prices: string; allocatedOn: string; keysIssuedOn: string | null; keyCount: Generated<number>;
    keysReturned: Generated<number>; keysLost: Generated<number>; startedOn: string | null; anchorDay: number | null;
    paidThrough: string | null; closedOn: string | null; crdClosedOn: string | null; remailDeclinedOn: string | null;
    datesGivenOn: string | null; leftOn: string | null; movedInOn: string | null; planChangesOn: string | null;
    nextPlan: string | null; nextPrices: string | null; earlierPrices: string | null;
  }
  holds: { id: string; rentalId: string; fromOn: string; untilOn: string; endedOn: string | null; createdAt: number }
  closingNotices: { id: string; rentalId: string; givenOn: string; closesOn: string; planCents: number | null }
  rentalNotes: {
    id: string; rentalId: string; kind: 'note' | 'warning'; text: string; notedAt: number; notedBy: string; endedOn: string | null;
    endedBy: string | null;
  }
  reminders: {
    id: string; rentalId: string; kind: 'rent' | 'photo' | 'address' | 'closing'; recipientId: string; dueOn: string; stage: string;
    remindedAt: number;
  }
  imports: {
    id: string; digest: string; boxes: number; people: number; owedCents: number; depositCents: number; importedAt: number;
    importedBy: string; takenBackAt: number | null; takenBackBy: string | null;
  }
  importedRentals: { rentalId: string; importId: string; line: number; digest: string }
  handOuts: {
    id: string; rentalId: string; recipientId: string | null; takenBy: string | null;
    pickedUpAs: 'owner' | 'recipient' | 'collector'; idType: string; signature: string; handedOutBy: string; handedOutAt: number;
    allowedReason: string | null; allowedWithout: string | null;
  }
  packageHours: { event: 'came' | 'fetched'; hour: number; days: number; packages: number }
  shelfCounts: { id: string; countedAt: number; countedBy: string; expected: number; missing: number }
  rentalBalances: { rentalId: string; cents: number }
  priceItems: {
    id: string; name: string; cents: number | null; account: 'sales' | 'notary' | 'postage'; taxRate: number; position: number;
    createdAt: number; removedAt: number | null;
  }
  tillDays: {
    day: string; floatCents: number; openedAt: number; openedBy: string; closedAt: number | null; closedBy: string | null;
    closedByName: string | null; closedByEmail: string | null; expectedCents: number | null; countedCents: number | null;
    counts: string | null; reason: string | null; auditEntries: number | null; auditHash: string | null;
  }
  legalPapers: {
    id: string; rentalId: string; box: number; forName: string; servedBy: string; receivedAt: number; receivedOn: string;
    isAfterAgency: number; recordedBy: string; createdAt: number;
  }
  legalPaperSteps: { paperId: string; step: 'noticed' | 'mailed'; doneOn: string; doneAt: number; doneBy: string }
  certifications: { quarterOn: string; certifiedAt: number; certifiedBy: string; active: number; closed: number }
  staff: { id: string; email: string; role: 'administrator' | 'mailbox_center'; grantedAt: number }
  staffInvitations: {
    id: string; email: string; role: 'administrator' | 'mailbox_center'; tokenHash: string; createdAt: number; expiresAt: number;
  }
  countries: { code: string; name: string }
  publicLocations: { id: number; name: string; addressLines: string; phone: string }
  anonTest: { id: number; message: string }
  importPieces: { importId: string; piece: number; customers: string; stagedAt: number; stagedBy: string }
  tillReopenings: {
    day: string; turn: number; reopenedAt: number; reopenedBy: string; reopenedByName: string | null;
    reopenedByEmail: string | null; reopenReason: string; closedAt: number | null; closedBy: string | null;
    closedByName: string | null; closedByEmail: string | null; expectedCents: number | null; countedCents: number | null;
    counts: string | null; reason: string | null; auditEntries: number | null; auditHash: string | null;
  }
  formerNumbers: { id: string; rentalId: string; box: number; movedOn: string }
  postings: {
    id: string; batchId: string; kind: 'dispute' | 'card-fee' | 'payout' | 'charge' | 'payment' | 'deposit' | 'refund' | 'reversal'
    | 'paid-in' | 'paid-out' | 'count'; rentalId: string | null; box: number | null; cents: number;
    way: 'card-online' | 'cash' | 'check' | 'outside-card' | null; tenderedCents: number | null; receipt: number | null;
    months: number | null; paidThrough: string | null; dueOn: string | null; reverses: string | null; reason: string | null;
    postedOn: string; createdAt: number; postedBy: string; balanceAfterCents: number | null; fromOn: string | null;
  }
  ledgerEntries: {
    id: string; postingId: string; rentalId: string | null; box: number | null; kind: 'dispute' | 'card-fee' | 'payout' | 'charge' |
    'payment' | 'deposit' | 'refund' | 'reversal' | 'paid-in' | 'paid-out' | 'count'; account: 'card-online' | 'card-fees' | 'bank'
    | 'receivable' | 'rent' | 'recipients' | 'setup-fee' | 'late-fee' | 'key-fee' | 'returned-check-fee' | 'deposits-held' | 'cash'
    | 'check' | 'outside-card' | 'cash-over-short' | 'paid-in' | 'paid-out' | 'sales' | 'notary' | 'postage' | 'sales-tax' |
    'opening-balances' | 'bad-debts'; cents: number; receipt: number | null; postedOn: string; createdAt: number;
  }
  ledgerDays: {
    account: 'card-online' | 'card-fees' | 'bank' | 'receivable' | 'rent' | 'recipients' | 'setup-fee' | 'late-fee' | 'key-fee' |
    'returned-check-fee' | 'deposits-held' | 'cash' | 'check' | 'outside-card' | 'cash-over-short' | 'paid-in' | 'paid-out' |
    'sales' | 'notary' | 'postage' | 'sales-tax' | 'opening-balances' | 'bad-debts'; day: string; kind: 'dispute' | 'card-fee' |
    'payout' | 'charge' | 'payment' | 'deposit' | 'refund' | 'reversal' | 'paid-in' | 'paid-out' | 'count'; cents: number;
  }
  outbox: {
    id: string; kind: 'automatic-renewal' | 'confirm' | 'already-registered' | 'reset' | 'password-changed' | 'security-notice' |
    'account-deleted' | 'reauthentication' | 'email-change-current' | 'email-change-new' | 'visit-booked' | 'visit-moved' |
    'visit-cancelled' | 'visit-reminder' | 'visit-conflict' | 'gathered' | 'application-filed' | 'application-invitation' |
    'application-withdrawn' | 'forms-signed' | 'mailbox-active' | 'account-invitation' | 'announcement' | 'staff-invitation' |
    'closing-planned' | 'closing-near' | 'closing-withdrawn' | 'mailbox-closed' | 'mail-arrived' | 'mail-overdue' | 'mail-mistaken'
    | 'mail-collected' | 'mail-sent-on' | 'rent-due' | 'id-expires' | 'receipt' | 'message' | 'decoy' | 'plan-changed' |
    'number-changed'; recipient: string | null; fields: string; encryptedToken: string | null; state: 'waiting' | 'sent' | 'dead';
    attempts: number; dueAt: number; lastError: string | null; createdAt: number; sentAt: number | null; thread: string | null;
    threadOrder: number | null; customerId: string | null;
  }
  saleLines: {
    id: string; postingId: string; rentalId: string | null; position: number; name: string; account: 'sales' | 'notary' | 'postage';
    unitCents: number; sold: number; cents: number; taxRate: number; taxCents: number; createdAt: number;
  }
  checkouts: {
    id: string; rentalId: string; kind: 'renewal' | 'setup' | 'automatic';
    state: 'open' | 'paid' | 'credited' | 'expired' | 'failed'; months: number; cents: number; rentCents: number;
    paidFrom: string | null; version: string; language: 'en' | 'es'; sessionId: string | null; url: string | null;
    paymentIntent: string | null; receipt: number | null; createdAt: number; expiresAt: number; askedAt: number;
  }
  cardPayments: {
    paymentIntent: string; checkoutId: string | null; rentalId: string; cents: number; receipt: number; paidAt: number;
  }
  cardRefunds: {
    id: string; refundId: string | null; paymentIntent: string; cents: number; state: 'asked' | 'paid' | 'failed' | 'refused';
    undoesRent: number; reason: string | null; receipt: number | null; askedBy: string; createdAt: number;
  }
  cardDisputes: {
    id: string; paymentIntent: string; cents: number; state: 'inquiry' | 'open' | 'won' | 'lost'; dueAt: number | null;
    createdAt: number;
  }
  cardTasks: {
    id: string; kind: 'amount-differs' | 'credited' | 'unknown-payment' | 'refund-elsewhere' | 'refund-failed' | 'dispute' |
    'automatic-failed'; rentalId: string | null; paymentIntent: string | null; cents: number; dueAt: number | null;
    createdAt: number; doneAt: number | null; doneBy: string | null;
  }
  stripeEvents: { id: string; type: string; receivedAt: number }
  stripeTransactions: {
    id: string; kind: 'payment' | 'refund' | 'dispute' | 'fee' | 'payout' | 'other'; cents: number; feeCents: number;
    payoutId: string | null; happenedOn: string; createdAt: number;
  }
  stripePayouts: { id: string; cents: number; state: 'on-its-way' | 'paid' | 'failed'; arrivesOn: string; createdAt: number }
  automaticRenewals: {
    rentalId: string; state: 'on' | 'declined' | 'ended'; months: number; agreedCents: number; agreedAt: number;
    language: 'en' | 'es'; stripeCustomer: string; paymentMethod: string; announcedFor: string | null;
    announcedCents: number | null; announcedRentCents: number | null; chargeOn: string | null; tries: number;
    endedAt: number | null; isDetached: number;
  }
  mailItems: {
    id: string; rentalId: string | null; box: number; recipientId: string | null; addressee: string | null;
    kind: 'accountable-letter' | 'parcel' | 'accountable' | 'letters'; carrier: string | null; tracking: string | null;
    checkReason: string | null; shelf: string | null; slip: number | null; state: 'waiting' | 'handed-out' | 'to-remail' |
    'to-return' | 'remailed' | 'returned' | 'undone'; notice: 'due' | 'sent' | 'overdue' | 'none'; receivedAt: number;
    receivedBy: string; endedAt: number | null; handOutId: string | null; endedBy: string | null;
  }
  tasks: {
    id: string; kind: 'return-to-sender' | 'remail' | 'find-missing'; dueOn: string; box: number | null; mailItemId: string | null;
    createdAt: number; doneAt: number | null; doneBy: string | null;
  }
}

/** The counters of limits stand in a database of their own. */
export type LimitTables = {
  limits: { key: string; fullAt: number }
  lockouts: {
    address: string; network: string; count: number; recent: number; recentSince: number; blockedUntil: number; changedAt: number;
  }
}
