import type { Kysely } from 'kysely'

import { accounts } from './baseline/accounts.ts'
import { appendOnly } from './baseline/append-only.ts'
import { applications } from './baseline/applications.ts'
import { boxes } from './baseline/boxes.ts'
import { core } from './baseline/core.ts'
import { emails } from './baseline/emails.ts'
import { mail } from './baseline/mail.ts'
import { mailings } from './baseline/mailings.ts'
import { money } from './baseline/money.ts'
import { papers } from './baseline/papers.ts'
import { publicTables } from './baseline/public.ts'
import { sessions } from './baseline/sessions.ts'
import { staff } from './baseline/staff.ts'
import { visits } from './baseline/visits.ts'
import { columnTypes } from './column-types.ts'

const subjects = [
  accounts,
  sessions,
  emails,
  core,
  mailings,
  applications,
  visits,
  boxes,
  mail,
  money,
  papers,
  staff,
  publicTables,
  appendOnly,
]

export async function up(database: Kysely<unknown>) {
  const types = columnTypes(database)
  for (const subject of subjects) {
    for (const statement of subject(types)) await statement.execute(database)
  }
}
