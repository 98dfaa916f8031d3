import { announcementCalls } from './announcements/calls.ts'
import { applicationCalls } from './applications/calls.ts'
import { householdCalls } from './applications/counter-calls.ts'
import { invitationCalls } from './applications/invitation-calls.ts'
import { boxCalls } from './boxes/calls.ts'
import { changeCalls } from './boxes/change-calls.ts'
import { mailboxCalls } from './boxes/mailbox-calls.ts'
import { noteCalls } from './boxes/note-calls.ts'
import { cardCalls } from './cards/calls.ts'
import { callerCalls } from './core/calls.ts'
import { dataCalls } from './data/calls.ts'
import { importCalls } from './imports/calls.ts'
import { mailCalls } from './mail/calls.ts'
import { moneyCalls } from './money/calls.ts'
import { paperCalls } from './papers/calls.ts'
import { reportCalls } from './reports/calls.ts'
import { settingsCalls } from './settings/calls.ts'
import { daysCalls } from './settings/days-calls.ts'
import { staffCalls } from './staff/calls.ts'
import { todayCalls } from './today/calls.ts'
import { visitCalls } from './visits/calls.ts'
import { visitCounterCalls } from './visits/counter-calls.ts'

export const calls = {
  announcements: announcementCalls,
  applications: applicationCalls,
  applicationsAtCounter: householdCalls,
  boxes: boxCalls,
  boxChanges: changeCalls,
  caller: callerCalls,
  cards: cardCalls,
  data: dataCalls,
  imports: importCalls,
  invitations: invitationCalls,
  mail: mailCalls,
  mailboxes: mailboxCalls,
  money: moneyCalls,
  notes: noteCalls,
  papers: paperCalls,
  reports: reportCalls,
  settings: settingsCalls,
  days: daysCalls,
  staff: staffCalls,
  today: todayCalls,
  visits: visitCalls,
  visitsAtCounter: visitCounterCalls,
}
