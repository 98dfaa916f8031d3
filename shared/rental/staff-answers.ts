import type { Day } from '#shared/calendar.ts'

import type { Application } from './application.ts'

/** A visit of today, with the application it is about; a visit may be booked before one is filed. */
export type TodayVisit = {
  id: string
  slot: number
  way: Application['signing']
  /** The applicant, else the email address of the account. */
  name: string
  customerId: string
  applicationId: string | null
}

/** GET /shop/v1/staff/today: what is to be done at the counter. */
export type TodayAnswer = { day: Day; visits: TodayVisit[] }
