import { sql } from 'kysely'

import { isDay, oneOf, type ColumnTypes } from '#server/database/migrations/column-types.ts'

export function applications({ cCollation, number, strict }: ColumnTypes) {
  return [
    sql`create table applications (
      id text primary key not null,
      -- Null once the customer's account was deleted: records that the law asks to keep stay.
      customer_id text,
      state text not null ${oneOf('state', ['open', 'active', 'withdrawn', 'closed'])},
      plan text not null,
      months ${number} not null,
      payment text not null ${oneOf('payment', ['ahead', 'monthly'])},
      use text not null ${oneOf('use', ['personal', 'business'])},
      signing text not null ${oneOf('signing', ['counter', 'video', 'notary'])},
      phone text,
      -- The prices it was filed at (AgreedPrices): JSON.
      prices text not null,
      filed_at ${number} not null,
      updated_at ${number} not null
    ) ${strict}`,
    sql`create index applications_by_age on applications (state, updated_at)`,
    sql`create index applications_by_customer on applications (customer_id, filed_at, id)`,
    sql`create unique index applications_open on applications (customer_id) where state = 'open'`,

    sql`create table recipients (
      id text primary key not null,
      application_id text not null references applications (id) on delete cascade,
      position ${number} not null,
      kind text not null ${oneOf('kind', ['applicant', 'adult', 'minor', 'business', 'trade-name', 'employee', 'collector'])},
      -- The whole name, made of the parts if they are known.
      name text not null,
      -- Null if the parts are not known, and for a business; a family name may be empty.
      given_name text,
      family_name text,
      -- In the person's own script.
      native_name text,
      has_personal_mail ${number} not null check (has_personal_mail in (0, 1)),
      -- The types of the two documents they mean to bring.
      photo_id text,
      address_id text,
      form_status text not null ${oneOf('form_status', ['not-needed', 'to-sign', 'signed', 'in-crd'])},
      signed_on text ${isDay('signed_on')},
      witness text ${oneOf('witness', ['shop', 'notary'])},
      crd_on text ${isDay('crd_on')},
      -- From then on they receive no mail here.
      removed_on text ${isDay('removed_on')},
      -- Why the form must be signed anew.
      form_reason text ${oneOf('form_reason', ['name', 'home-address', 'recipients', 'collector', 'forwarding'])},
      -- IDs that were shown before this moment no longer count.
      ids_due_since ${number}
    ) ${strict}`,
    sql`create index recipients_by_application on recipients (application_id)`,
    sql`create index recipients_present on recipients (id, application_id) where removed_on is null`,
    sql`create index recipients_unfinished on recipients (application_id) where form_status in ('to-sign', 'signed')`,

    sql`create table search_terms (
      application_id text not null references applications (id) on delete cascade,
      term text ${cCollation} not null,
      kind text not null ${oneOf('kind', ['start', 'inner', 'near', 'phone'])},
      primary key (application_id, term)
    ) ${strict}`,
    sql`create index search_terms_by_term on search_terms (kind, term, application_id)`,

    // Types and expiries, never a number.
    sql`create table document_checks (
      id text primary key not null,
      recipient_id text not null references recipients (id) on delete cascade,
      photo_id text not null,
      photo_expires_on text ${isDay('photo_expires_on')},
      address_id text not null,
      address_expires_on text ${isDay('address_expires_on')},
      checked_by text not null,
      checked_at ${number} not null
    ) ${strict}`,
    sql`create index document_checks_address_expiry on document_checks (address_expires_on, recipient_id, checked_at) where address_expires_on is not null`,
    sql`create index document_checks_newest on document_checks (recipient_id, checked_at)`,
    sql`create index document_checks_photo_expiry on document_checks (photo_expires_on, recipient_id, checked_at) where photo_expires_on is not null`,

    sql`create table acknowledgment_texts (
      id text primary key not null,
      language text not null ${oneOf('language', ['en', 'es'])},
      text text not null
    ) ${strict}`,

    // Required of a box holder by Business and Professions Code 17538.5.
    sql`create table acknowledgments (
      id text primary key not null,
      recipient_id text not null references recipients (id) on delete cascade,
      text_id text not null references acknowledgment_texts (id),
      way text not null ${oneOf('way', ['agreed', 'signed'])},
      signed_on text not null ${isDay('signed_on')},
      noted_by text not null,
      noted_at ${number} not null
    ) ${strict}`,
    sql`create unique index acknowledgments_by_recipient on acknowledgments (recipient_id, way)`,
  ]
}
