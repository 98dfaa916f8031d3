// Made from the migrations: change those, then run `npm run row-types`.
import type { Generated } from 'kysely'

/** Instants are milliseconds since 1970, days `YYYY-MM-DD` in the shop's zone, flags 0 or 1, money US cents, JSON text. */
export type Tables = {
  users: {
    id: string; identity_id: string; email: string; password_hash: string | null; user_metadata: string;
    app_metadata: string; confirmed_at: number | null; confirmation_sent_at: number | null;
    recovery_sent_at: number | null; new_email: string | null; email_change_sent_at: number | null;
    email_change_accepted: number; last_sign_in_at: number | null; banned_until: number | null; created_at: number;
    updated_at: number;
  }
  links: {
    id: string; user_id: string; kind: 'signup' | 'recovery' | 'email_change_current' | 'email_change_new';
    address: string; token_hash: string; code_challenge: string | null; code_challenge_method: 's256' | 'plain' | null;
    redirect_to: string | null; created_at: number; expires_at: number;
  }
  link_requests: {
    id: string; kind: 'signup' | 'recovery' | 'email_change_current' | 'email_change_new'; address: string;
    code_challenge: string | null; code_challenge_method: 's256' | 'plain' | null; redirect_to: string | null;
    network: string; language: 'en' | 'es'; created_at: number;
  }
  pending_accounts: {
    id: string; kind: 'signup' | 'recovery'; email: string; password_hash: string | null; user_metadata: string;
    token_hash: string | null; code_challenge: string | null; code_challenge_method: 's256' | 'plain' | null;
    redirect_to: string | null; created_at: number; sent_at: number; expires_at: number;
  }
  sign_in_networks: { user_id: string; network: string; last_seen_at: number }
  sign_in_devices: { user_id: string; device: string; last_seen_at: number }
  reauthentications: { user_id: string; code_hash: string; tries: number; expires_at: number }
  factors: {
    id: string; user_id: string; type: 'totp' | 'recovery_code'; status: 'unverified' | 'verified';
    friendly_name: string; secret: string | null; last_step: number | null; created_at: number; updated_at: number;
    last_used_at: number | null; added_by_session: string | null;
  }
  recovery_codes: { id: string; factor_id: string; code_hash: string }
  passkeys: {
    id: string; user_id: string; credential_id: string; public_key: string; counter: number; transports: string;
    friendly_name: string; created_at: number; last_used_at: number | null; added_by_session: string | null;
  }
  sessions: {
    id: string; user_id: string; method: 'password' | 'otp' | 'recovery' | 'passkey'; counter: number;
    created_at: number; refreshed_at: number; device: string | null; passkey_id: string | null;
    factor_id: string | null; factor_passkey_id: string | null;
    factor_method: 'totp' | 'mfa/recovery_code' | 'passkey' | null; factor_verified_at: number | null;
  }
  session_proofs: {
    session_id: string; kind: 'owner' | 'factor' | 'passkey'; factor_id: string | null; passkey_id: string | null;
    proved_at: number;
  }
  challenges: {
    id: string; kind: 'totp' | 'passkey_registration' | 'passkey_authentication'; session_id: string | null;
    factor_id: string | null; challenge: string; expires_at: number;
  }
  outbox: {
    id: string; kind: 'confirm' | 'already-registered' | 'reset' | 'password-changed' | 'security-notice' |
    'account-deleted' | 'reauthentication' | 'email-change-current' | 'email-change-new' | 'visit-booked' |
    'visit-moved' | 'visit-cancelled' | 'visit-reminder' | 'visit-conflict' | 'gathered' | 'application-filed' |
    'application-invitation' | 'application-withdrawn' | 'forms-signed' | 'mailbox-active' | 'account-invitation' |
    'announcement' | 'staff-invitation' | 'closing-planned' | 'closing-near' | 'closing-withdrawn' | 'mailbox-closed' |
    'mail-arrived' | 'mail-overdue' | 'mail-mistaken' | 'mail-collected' | 'mail-sent-on' | 'rent-due' | 'id-expires' |
    'receipt' | 'message' | 'decoy'; recipient: string | null; fields: string; encrypted_token: string | null;
    state: 'waiting' | 'sent' | 'dead'; attempts: number; due_at: number; last_error: string | null; created_at: number;
    sent_at: number | null; thread: string | null; thread_order: number | null; customer_id: string | null;
  }
  customers: { id: string; email: string; first_name: string; language: 'en' | 'es'; updated_at: number }
  shop_settings: { name: string; value: string; changed_at: number; changed_by: string }
  counters: { id: string; value: number }
  attempts: { key: string; request: string; answer: string | null; made_at: number }
  audit: {
    id: number; at: number; actor: string; actor_name: string | null; actor_email: string | null; role: string;
    action: string; entity: string; entity_id: string; before: string | null; after: string | null;
    reason: string | null; request_id: string | null; previous_hash: string; hash: string;
  }
  audit_head: { id: number; entries: number; hash: string }
  walk_in_invitations: {
    customer_id: string; token_hash: string; only_for: string | null; created_at: number; expires_at: number;
  }
  account_invitations: {
    id: string; customer_id: string; email_id: string; times: number; invited_at: number; invited_by: string;
    joined_at: number | null;
  }
  announcements: {
    id: string; english_subject: string; english_text: string; spanish_subject: string; spanish_text: string;
    boxes: string | null; state: 'waiting' | 'begun' | 'done' | 'taken-back'; begins_at: number; created_at: number;
    created_by: string;
  }
  announcement_recipients: {
    id: string; announcement_id: string; customer_id: string;
    state: 'waiting' | 'queued' | 'sent' | 'undelivered' | 'left-out'; email_id: string | null; changed_at: number;
  }
  applications: {
    id: string; customer_id: string | null; state: 'open' | 'active' | 'withdrawn' | 'closed'; plan: string;
    months: number; payment: 'ahead' | 'monthly'; use: 'personal' | 'business'; signing: 'counter' | 'video' | 'notary';
    phone: string | null; prices: string; filed_at: number; updated_at: number;
  }
  recipients: {
    id: string; application_id: string; position: number; kind: 'applicant' | 'adult' | 'minor' | 'business' |
    'trade-name' | 'employee' | 'collector'; name: string; given_name: string | null; family_name: string | null;
    native_name: string | null; has_personal_mail: number; photo_id: string | null; address_id: string | null;
    form_status: 'not-needed' | 'to-sign' | 'signed' | 'in-crd'; signed_on: string | null;
    witness: 'shop' | 'notary' | null; crd_on: string | null; removed_on: string | null;
    form_reason: 'name' | 'home-address' | 'recipients' | 'collector' | 'forwarding' | null;
    ids_due_since: number | null;
  }
  search_terms: { application_id: string; term: string; kind: 'start' | 'inner' | 'near' | 'phone' }
  document_checks: {
    id: string; recipient_id: string; photo_id: string; photo_expires_on: string | null; address_id: string;
    address_expires_on: string | null; checked_by: string; checked_at: number;
  }
  acknowledgment_texts: { id: string; language: 'en' | 'es'; text: string }
  acknowledgments: {
    id: string; recipient_id: string; text_id: string; way: 'agreed' | 'signed'; signed_on: string; noted_by: string;
    noted_at: number;
  }
  appointments: {
    id: string; customer_id: string; way: 'counter' | 'video' | 'notary'; slot_at: number; seat: number;
    state: 'booked' | 'cancelled' | 'came' | 'missed'; sequence: number; network: string | null;
    wider_network: string | null; created_at: number; updated_at: number; conflict_told_at: number | null;
  }
  rentals: {
    id: string; customer_id: string | null; application_id: string | null; box: number; plan: string; months: number;
    payment: 'ahead' | 'monthly'; prices: string; allocated_on: string; keys_issued_on: string | null;
    key_count: Generated<number>; keys_returned: Generated<number>; keys_lost: Generated<number>;
    started_on: string | null; anchor_day: number | null; paid_through: string | null; closed_on: string | null;
    crd_closed_on: string | null; remail_declined_on: string | null; dates_given_on: string | null;
    left_on: string | null; moved_in_on: string | null;
  }
  holds: {
    id: string; rental_id: string; from_on: string; until_on: string; ended_on: string | null; created_at: number;
  }
  closing_notices: { id: string; rental_id: string; given_on: string; closes_on: string }
  rental_notes: {
    id: string; rental_id: string; kind: 'note' | 'warning'; text: string; noted_at: number; noted_by: string;
    ended_on: string | null; ended_by: string | null;
  }
  reminders: {
    id: string; rental_id: string; kind: 'rent' | 'photo' | 'address' | 'closing'; recipient_id: string; due_on: string;
    stage: string; reminded_at: number;
  }
  imports: {
    id: string; digest: string; boxes: number; people: number; owed_cents: number; deposit_cents: number;
    imported_at: number; imported_by: string; taken_back_at: number | null; taken_back_by: string | null;
  }
  imported_rentals: { rental_id: string; import_id: string; line: number; digest: string }
  hand_outs: {
    id: string; rental_id: string; recipient_id: string | null; taken_by: string | null;
    picked_up_as: 'owner' | 'recipient' | 'collector'; id_type: string; signature: string; handed_out_by: string;
    handed_out_at: number; allowed_reason: string | null; allowed_without: string | null;
  }
  mail_items: {
    id: string; rental_id: string | null; box: number; recipient_id: string | null; addressee: string | null;
    kind: 'parcel' | 'accountable' | 'letters'; carrier: string | null; tracking: string | null;
    check_reason: string | null; shelf: string | null; slip: number | null; state: 'waiting' | 'handed-out' |
    'to-remail' | 'to-return' | 'remailed' | 'returned' | 'undone'; notice: 'due' | 'sent' | 'overdue' | 'none';
    received_at: number; received_by: string; ended_at: number | null; hand_out_id: string | null;
    ended_by: string | null;
  }
  package_hours: { event: 'came' | 'fetched'; hour: number; days: number; packages: number }
  tasks: {
    id: string; kind: 'return-to-sender' | 'remail' | 'find-missing'; due_on: string; box: number | null;
    mail_item_id: string | null; created_at: number; done_at: number | null; done_by: string | null;
  }
  shelf_counts: { id: string; counted_at: number; counted_by: string; expected: number; missing: number }
  postings: {
    id: string; batch_id: string; kind: 'charge' | 'payment' | 'deposit' | 'refund' | 'reversal' | 'paid-in' |
    'paid-out' | 'count'; rental_id: string | null; box: number | null; cents: number;
    way: 'cash' | 'check' | 'outside-card' | null; tendered_cents: number | null; receipt: number | null;
    months: number | null; paid_through: string | null; due_on: string | null; reverses: string | null;
    reason: string | null; posted_on: string; created_at: number; posted_by: string;
  }
  ledger_entries: {
    id: string; posting_id: string; rental_id: string | null; box: number | null; kind: 'charge' | 'payment' | 'deposit'
    | 'refund' | 'reversal' | 'paid-in' | 'paid-out' | 'count'; account: 'receivable' | 'rent' | 'recipients' |
    'setup-fee' | 'late-fee' | 'key-fee' | 'returned-check-fee' | 'deposits-held' | 'cash' | 'check' | 'outside-card' |
    'cash-over-short' | 'paid-in' | 'paid-out' | 'sales' | 'notary' | 'postage' | 'sales-tax' | 'opening-balances' |
    'bad-debts'; cents: number; receipt: number | null; posted_on: string; created_at: number;
  }
  ledger_days: {
    account: 'receivable' | 'rent' | 'recipients' | 'setup-fee' | 'late-fee' | 'key-fee' | 'returned-check-fee' |
    'deposits-held' | 'cash' | 'check' | 'outside-card' | 'cash-over-short' | 'paid-in' | 'paid-out' | 'sales' |
    'notary' | 'postage' | 'sales-tax' | 'opening-balances' | 'bad-debts'; day: string; kind: 'charge' | 'payment' |
    'deposit' | 'refund' | 'reversal' | 'paid-in' | 'paid-out' | 'count'; cents: number;
  }
  rental_balances: { rental_id: string; cents: number }
  price_items: {
    id: string; name: string; cents: number | null; account: 'sales' | 'notary' | 'postage'; tax_rate: number;
    position: number; created_at: number; removed_at: number | null;
  }
  sale_lines: {
    id: string; posting_id: string; rental_id: string | null; position: number; name: string;
    account: 'sales' | 'notary' | 'postage'; unit_cents: number; sold: number; cents: number; tax_rate: number;
    tax_cents: number; created_at: number;
  }
  till_days: {
    day: string; float_cents: number; opened_at: number; opened_by: string; closed_at: number | null;
    closed_by: string | null; closed_by_name: string | null; closed_by_email: string | null;
    expected_cents: number | null; counted_cents: number | null; counts: string | null; reason: string | null;
    audit_entries: number | null; audit_hash: string | null;
  }
  legal_papers: {
    id: string; rental_id: string; box: number; for_name: string; served_by: string; received_at: number;
    received_on: string; is_after_agency: number; recorded_by: string; created_at: number;
  }
  legal_paper_steps: { paper_id: string; step: 'noticed' | 'mailed'; done_on: string; done_at: number; done_by: string }
  certifications: { quarter_on: string; certified_at: number; certified_by: string; active: number; closed: number }
  staff: { id: string; email: string; role: 'administrator' | 'mailbox_center'; granted_at: number }
  staff_invitations: {
    id: string; email: string; role: 'administrator' | 'mailbox_center'; token_hash: string; created_at: number;
    expires_at: number;
  }
  countries: { code: string; name: string }
  public_locations: { id: number; name: string; address_lines: string; phone: string }
  anon_test: { id: number; message: string }
}

/** The counters of limits stand in a database of their own. */
export type LimitTables = {
  limits: { key: string; full_at: number }
  lockouts: {
    address: string; network: string; count: number; recent: number; recent_since: number; blocked_until: number;
    changed_at: number;
  }
}
