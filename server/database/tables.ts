import type { Selectable } from 'kysely'

import type { Language } from '#shared/language.ts'

import type { ImportTables } from './import-tables.ts'
import type { ShopTables } from './shop-tables.ts'

/** Times are milliseconds since 1970, flags are 0 or 1, JSON is text: the same in SQLite and PostgreSQL. */
export type Tables = ShopTables &
  ImportTables & {
    users: {
      id: string
      identity_id: string
      /** Lower case, unique. */
      email: string
      /** Argon2id; null where only a link in an email opens it. */
      password_hash: string | null
      /** firstName, lastName, language, role, created_at: what the visitor said, the role pinned by the server. */
      user_metadata: string
      app_metadata: string
      confirmed_at: number | null
      confirmation_sent_at: number | null
      recovery_sent_at: number | null
      /** The address an e-mail change waits for, and whether one of its two emails has been answered. */
      new_email: string | null
      email_change_sent_at: number | null
      email_change_accepted: number
      last_sign_in_at: number | null
      banned_until: number | null
      created_at: number
      updated_at: number
    }
    sessions: {
      id: string
      user_id: string
      /** How many refresh tokens the session has given out; only the newest is good. */
      counter: number
      /** How the visitor proved who they are: password, otp, recovery, passkey. */
      method: string
      created_at: number
      refreshed_at: number
      /** Browser and system, as far as their names are common ones; null where neither is. */
      device: string | null
      /** The passkey that opened it; it ends with it. */
      passkey_id: string | null
      /** The second factor, or the passkey, that the session was verified with last: with one it is at aal2. */
      factor_id: string | null
      factor_passkey_id: string | null
      factor_method: string | null
      factor_verified_at: number | null
    }
    session_proofs: SessionProofsTable
    links: {
      id: string
      user_id: string
      kind: LinkKind
      /** The address the email went to; a link dies when the account's address is another one. */
      address: string
      /** SHA-256 of the secret, hex. */
      token_hash: string
      code_challenge: string | null
      code_challenge_method: string | null
      redirect_to: string | null
      created_at: number
      expires_at: number
    }
    /** A request for an email whose account is looked up later, so that the answer tells nothing. */
    link_requests: {
      id: string
      kind: LinkKind
      address: string
      code_challenge: string | null
      code_challenge_method: string | null
      redirect_to: string | null
      /** A keyed hash of the network that asked: it has its own share of the emails to an address. */
      network: string
      /** Of who asked: an account speaks its own. */
      language: Language
      created_at: number
    }
    /** An account that waits for the email of its sign-up, or of its password reset, to be followed. */
    pending_accounts: {
      id: string
      kind: 'signup' | 'recovery'
      /** Lower case; any number of records may have the same. */
      email: string
      /** Argon2id under the salt that all records of the address share; null for a password reset. */
      password_hash: string | null
      user_metadata: string
      /** SHA-256 of the link's secret, hex; null once another record of the address was confirmed. */
      token_hash: string | null
      code_challenge: string | null
      code_challenge_method: string | null
      redirect_to: string | null
      created_at: number
      /** When its newest email was written. */
      sent_at: number
      expires_at: number
    }
    sign_in_networks: SignInNetworksTable
    sign_in_devices: SignInDevicesTable
    /** A second factor: an authenticator app, or the set of recovery codes. */
    factors: {
      id: string
      user_id: string
      type: 'totp' | 'recovery_code'
      status: 'unverified' | 'verified'
      friendly_name: string
      /** TOTP: the shared secret, encrypted; null for recovery codes. */
      secret: string | null
      /** The newest time step whose code was accepted; null before the first. */
      last_step: number | null
      created_at: number
      updated_at: number
      /** When it was used after it was added. */
      last_used_at: number | null
      /** The session that added it, in which it proves nothing; it may be over. */
      added_by_session: string | null
    }
    recovery_codes: RecoveryCodesTable
    passkeys: {
      id: string
      user_id: string
      /** As the authenticator chose it: base64url, unique. */
      credential_id: string
      /** COSE, base64url. */
      public_key: string
      /** How often the authenticator says it was used; 0 where it does not count. */
      counter: number
      /** How a browser reaches it: a list, JSON. */
      transports: string
      friendly_name: string
      created_at: number
      last_used_at: number | null
      /** As of a factor. */
      added_by_session: string | null
    }
    /** What a factor or a passkey is asked to answer, by one session (none yet for a sign-in), for minutes. */
    challenges: {
      id: string
      kind: 'totp' | 'passkey_registration' | 'passkey_authentication'
      /** Null too once a challenge of TOTP was answered. */
      session_id: string | null
      factor_id: string | null
      /** For passkeys: what is to be signed, base64url. */
      challenge: string
      expires_at: number
    }
    /** The code that was emailed last to somebody who must prove again who they are. */
    reauthentications: {
      user_id: string
      /** A keyed hash. */
      code_hash: string
      tries: number
      expires_at: number
    }
    outbox: {
      id: string
      kind: string
      /** Null for a decoy, for what the shop writes to itself, and once the email is sent or dead. */
      recipient: string | null
      /** What the email says besides its link: JSON. */
      fields: string
      /** The link's secret, encrypted under the server's own key; empty once the email is sent. */
      encrypted_token: string | null
      state: 'waiting' | 'sent' | 'dead'
      attempts: number
      /** When it may be tried next; a worker that takes it moves this forward, so that no other does. */
      due_at: number
      last_error: string | null
      created_at: number
      sent_at: number | null
      /** What an email is about, where emails must leave in their order; `thread_order` is that order. */
      thread: string | null
      thread_order: number | null
      /** The customer whom the shop writes to, or the account that an email is about. */
      customer_id: string | null
    }
    countries: CountriesTable
    /** Where the shop is. */
    public_locations: {
      id: number
      name: string
      /** A list of lines: JSON. */
      address_lines: string
      phone: string
    }
    anon_test: AnonTestTable
  }

export type User = Selectable<Tables['users']>
export type Session = Selectable<Tables['sessions']>
export type Link = Selectable<Tables['links']>
export type LinkRequest = Selectable<Tables['link_requests']>
export type SessionProof = Selectable<Tables['session_proofs']>
export type PendingAccount = Selectable<Tables['pending_accounts']>
export type Factor = Selectable<Tables['factors']>
export type Passkey = Selectable<Tables['passkeys']>
export type Challenge = Selectable<Tables['challenges']>
export type OutboxItem = Selectable<Tables['outbox']>

export type LinkKind = 'signup' | 'recovery' | 'email_change_current' | 'email_change_new'

/** What was shown in a session after it was opened, of each kind the last: present password or emailed code, or a factor or passkey. */
type SessionProofsTable = {
  session_id: string
  kind: 'owner' | 'factor' | 'passkey'
  factor_id: string | null
  passkey_id: string | null
  proved_at: number
}

/** Where an account was signed in to: a keyed hash of the network, /24 or /56. */
type SignInNetworksTable = { user_id: string; network: string; last_seen_at: number }

/** With what an account was signed in to: as sessions name it. */
type SignInDevicesTable = { user_id: string; device: string; last_seen_at: number }

/** A recovery code that was not used yet: Argon2id. */
type RecoveryCodesTable = { id: string; factor_id: string; code_hash: string }

/** ISO 3166-1, two letters. Like the two tables after it, anybody may read it (server/rest). */
type CountriesTable = { code: string; name: string }

/** Shows that a visitor who is not signed in can read. */
type AnonTestTable = { id: number; message: string }

export type LimitTables = {
  /** A bucket that leaks: `full_at` is when it would be empty again, had nothing more come. */
  limits: { key: string; full_at: number }
  /** Wrong passwords for one address from one network, whether or not it has an account. */
  lockouts: {
    /** A keyed hash of the address. */
    address: string
    /** A keyed hash of the network, /24 or /56; or all that the account does not know. */
    network: string
    /** In a row, since the last sign-in or reset. */
    count: number
    /** Since `recent_since`, the start of the present quarter of an hour. */
    recent: number
    recent_since: number
    blocked_until: number
    changed_at: number
  }
}
