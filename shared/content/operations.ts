export const operations = {
  backup: {
    done: { one: '{file}: 1 account. {advice}', other: '{file}: {count} accounts. {advice}' },
    encrypted:
      'It is encrypted. Keep a copy of BACKUP_KEY somewhere else: without it, the backup can’t be restored.',
    open: 'Keep it safe: it holds addresses, names and password hashes.',
  },
  version: {
    database: 'The database',
    newer:
      '{what} was written by a newer version of this site ({names}): install that version, or restore a backup that this one made. Nothing was changed.',
    older:
      '{what} was written by a version that this one can’t upgrade ({names}); it upgrades databases from {first} on. Keep the version that wrote it, or start with an empty database and import the customers from a spreadsheet (npm run import-customers). Nothing was changed.',
    noRecords: 'no record of migrations',
    behind:
      'The database was written by an older version of this site: start this version once, which backs it up and brings it up to date, then run this again. Nothing was changed.',
    unreadable:
      'mailbox.sqlite in DATA_DIR is no SQLite database, or is damaged: put it aside and restore a backup (npm run restore -- FILE). Nothing was changed.',
  },
  drill: {
    done: {
      one: '{file} of {time}: its row came back.',
      other: '{file} of {time}: all {count} rows came back.',
    },
    none: 'There is no backup in {folder} yet.',
    differs: 'The backup is incomplete: {loaded} of {count} rows of {table} came back.',
  },
  checkAudit: {
    whole: 'The audit log is whole: {count} rows, the last one with the hash {hash}.',
    backups: 'It contains the log of {files}.',
    changed: 'The audit log is broken: row {row} was changed, or is missing.',
    cut: 'The end of the audit log is missing: rows {from} through {through}. {who}',
    rewritten: 'The audit log was rewritten: row {row} is different from the original. {who}',
    byDay: 'They were there when {by} was closed.',
    byBackup: 'The backup {by} contains them.',
    byItself: 'The log itself records how long it was.',
  },
  restore: {
    done: {
      one: 'Restored 1 account as they were at {time}.',
      other: 'Restored {count} accounts as they were at {time}.',
    },
    keyNotNeeded:
      'BACKUP_KEY was not needed: the backup is not encrypted, so anyone could have made it.',
    refusedPlain:
      '{file} is not encrypted although BACKUP_KEY is set, so anyone could have made it. Nothing was changed. To restore it anyway, add --unencrypted.',
    foreignHead:
      '{file} is damaged, or was not encrypted by this site: opening it might take all memory. Nothing was changed.',
    unknownColumn:
      'The backup has data that backups of this site never have, so it was not made by this site. Nothing was changed.',
    refusedLog:
      '{problem} The backup contains it that way. Nothing was changed. To restore it anyway, add --broken-log.',
    signedOut:
      'Everyone is signed out and must sign in again. Links from earlier emails no longer work.',
    waitingEmails: 'Emails still to be sent: {count}.',
    deadEmails: 'Emails left out because their links no longer work: {count}.',
    previous: 'The database that was there before is kept as {file}.',
  },
  deleteAccount: {
    done: '{address}: the account is deleted, with {sessions}.',
    none: '{address} has no account here.',
    rents: '{address} rents mailbox {box}: close it first. Nothing was deleted.',
    works:
      '{address} works here: remove the role first (npm run grant-role -- {address} customer). Nothing was deleted.',
    shopOnly: '{address}: what the shop held is erased.',
    supabaseDone: 'The sign-in is deleted from Supabase, too.',
    supabaseLeft:
      'The sign-in is Supabase’s: delete the user there (with SUPABASE_SERVICE_ROLE_KEY set, this command does). Id: {ids}.',
    noId: 'not known here',
    besides: 'Also erased: {emails}, {files}.',
    backups:
      'Backups hold it for {days} days, those of the first of a month for {months} months; after a restore, delete it again.',
    stillInUse:
      'The rows are deleted, but another program holds the file (a backup?): run this again, so that their bytes go too.',
    sessions: { one: '1 session', other: '{count} sessions' },
    emails: { one: '1 waiting email', other: '{count} waiting emails' },
    files: { one: '1 kept file', other: '{count} kept files' },
  },
  moveToSupabase: {
    done: 'Moved: {moved}. There already: {alreadyThere}. Failed: {failed}.',
    dryRun: 'To be moved: {moved}. There already: {alreadyThere}. Failed: {failed}.',
    failed: 'Account {id} was not moved: {reason}.',
    withFactors:
      "Accounts whose second factors or passkeys can't be moved: {count}. They are signed in to by password alone until their owners add new ones.",
    addressTaken: 'the address belongs to another account there',
  },
}

export const alerts = {
  wrongPasswords: 'Many wrong passwords: someone may be trying stolen ones',
  noEmailsLeft:
    'This hour’s emails are used up: no one can sign up or set a new password right now',
}

export const service = {
  accounts: 'Accounts of a private mailbox shop, on the wire of supabase/auth',
  mapAttribution: '© OpenStreetMap contributors',
  publicRow: 'Anybody may read this.',
  cannotListen:
    'The server cannot start: it cannot listen on port {port} of {host} (PORT, HOST): {why}',
  portInUse: 'another program uses it',
}

export const stripe = {
  rights: {
    sessions: 'Checkout Sessions (write)',
    intents: 'PaymentIntents (write)',
    setups: 'SetupIntents (read)',
    methods: 'PaymentMethods (write)',
    refunds: 'Charges and Refunds (write)',
    transactions: 'Balance transactions (read)',
    payouts: 'Payouts (read)',
  },
  unknownKey: 'The server cannot start: Stripe does not know STRIPE_SECRET_KEY',
  rightsMissing: 'The server cannot start: STRIPE_SECRET_KEY lacks rights: {rights}',
  liveSample:
    'The server cannot start: STRIPE_SECRET_KEY is a live key, and this is a sample shop: use a test key',
}
