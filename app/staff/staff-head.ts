import { staffConsole, staffPageWords, type StaffPageName } from '#app/content/en/staff/console.ts'
import { privateHeadOf } from '#app/head/head-of.ts'

import { staffPages } from './staff-pages.ts'

/** The head of a page of the console. */
export function staffHeadOf(name: StaffPageName) {
  const { title, description } = staffPageWords[name]
  const path = staffPages.find((page) => page.name === name)?.path ?? '/staff'
  return privateHeadOf({ title: `${title} – ${staffConsole.name}`, description, path })
}
