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
      '{what} was written by a version that this one can’t upgrade ({names}): it upgrades those from {first} on. Go on with the version that wrote it, or begin with an empty database and take the customers over from a spreadsheet (npm run import-customers). Nothing was changed.',
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
    differs: 'The backup does not come back whole: {loaded} of {count} rows of {table}.',
  },
  checkAudit: {
    whole: 'The audit log is whole: {count} rows, the last one with the hash {hash}.',
    backups: 'It holds what stands in {files}.',
    changed: 'The audit log is broken: row {row} is not as it was written, or is missing.',
    cut: 'The end of the audit log is missing: rows {from} through {through}. {who}',
    rewritten: 'The audit log was rewritten: row {row} is different from the original. {who}',
    byDay: 'They were there when {by} was closed.',
    byBackup: 'The backup {by} holds them.',
    byItself: 'The log itself records how long it was.',
  },
  restore: {
    done: {
      one: 'Restored 1 account as they were at {time}.',
      other: 'Restored {count} accounts as they were at {time}.',
    },
    keyNotNeeded:
      'BACKUP_KEY was not needed: the backup is not encrypted, so anybody could have made it.',
    refusedPlain:
      '{file} is not encrypted though BACKUP_KEY is set, so anybody could have made it. To take it all the same: --unencrypted. Nothing was changed.',
    foreignHead:
      '{file} is damaged, or was not encrypted by this site: opening it might take all memory. Nothing was changed.',
    unknownColumn:
      'The backup has data that backups of this site never have, so it was not made by this site. Nothing was changed.',
    refusedLog:
      '{problem} So it stands in the backup. To restore it all the same: --broken-log. Nothing was changed.',
    signedOut:
      'Everyone is signed out and must sign in again. Links from earlier emails no longer work.',
    waitingEmails: 'Letters that will still be sent: {count}.',
    deadEmails: 'Letters left out because their links are dead: {count}.',
    previous: 'The database that was there before is kept as {file}.',
  },
  deleteAccount: {
    done: '{address}: the account is deleted, with {sessions}.',
    none: '{address} has no account here.',
    rents: '{address} rents mailbox {box}: close it first. Nothing was deleted.',
    works:
      '{address} works here: take the role first (npm run grant-role -- {address} customer). Nothing was deleted.',
    shopOnly: '{address}: what the shop held is erased.',
    supabaseDone: 'The sign-in is deleted from Supabase, too.',
    supabaseLeft:
      'The sign-in is Supabase’s: delete the user there (with SUPABASE_SERVICE_ROLE_KEY set, this command does). Id: {ids}.',
    noId: 'not known here',
    besides: 'Erased besides: {emails}, {files}.',
    backups:
      'Backups hold it for 35 days, those of the first of a month for twelve months; after a restore, delete it again.',
    stillInUse:
      'The rows are deleted, but another program holds the file (a backup?): run this again, so that their bytes go too.',
    sessions: { one: '1 session', other: '{count} sessions' },
    emails: { one: '1 waiting letter', other: '{count} waiting letters' },
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
    'All letters of this hour are used up: nobody can sign up or set a new password just now',
}

export const service = {
  accounts: 'Accounts of a private mailbox shop, on the wire of supabase/auth',
  mapAttribution: '© OpenStreetMap contributors',
  publicRow: 'Anybody may read this.',
  cannotListen:
    'The server cannot start: it cannot listen on port {port} of {host} (PORT, HOST): {why}',
  portInUse: 'another program uses it',
}
