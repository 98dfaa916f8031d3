import type { ShopRoutes } from '#server/shop/core/access.ts'

import { findMail } from './find-mail.ts'
import { getBox } from './box-state.ts'
import { handOut } from './hand-out.ts'
import { markLetters } from './mark-letters.ts'
import { moveItem } from './move-item.ts'
import { receive, undoReceive } from './receive.ts'
import { countShelf, listShelf } from './shelf.ts'
import { finishTask, listTasks } from './tasks.ts'

const KB = 1_024
const access = 'clerk'

/** Intake, pick-up and the shelves. */
export const mailRoutes: ShopRoutes = {
  '/shop/v1/mail/boxes/:box': { GET: { access, handler: getBox } },
  '/shop/v1/mail/find': { GET: { access, handler: findMail } },
  '/shop/v1/mail/items': { POST: { access, handler: receive, maxBodyBytes: 4 * KB } },
  '/shop/v1/mail/items/:id/undo': { POST: { access, handler: undoReceive } },
  '/shop/v1/mail/items/:id/move': { POST: { access, handler: moveItem } },
  '/shop/v1/mail/letters': { POST: { access, handler: markLetters, maxBodyBytes: 8 * KB } },
  '/shop/v1/mail/hand-outs': { POST: { access, handler: handOut, maxBodyBytes: 256 * KB } },
  '/shop/v1/mail/shelf': { GET: { access, handler: listShelf } },
  '/shop/v1/mail/shelf-counts': { POST: { access, handler: countShelf, maxBodyBytes: 64 * KB } },
  '/shop/v1/mail/tasks': { GET: { access, handler: listTasks } },
  '/shop/v1/mail/tasks/:id/done': { POST: { access, handler: finishTask } },
}
