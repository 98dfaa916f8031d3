import { serveCalls } from '#server/shop/core/serve-calls.ts'
import { mailCalls } from '#shared/shop/mail/calls.ts'

import { getBox } from './box-state.ts'
import { returnItems, sendOn } from './end-items.ts'
import { getHandOut, getItem, listHandOuts } from './hand-out-proof.ts'
import { handOut } from './hand-out.ts'
import { markLetters } from './mark-letters.ts'
import { moveItem } from './move-item.ts'
import { receive, undoReceive } from './receive.ts'
import { countShelf, listShelf } from './shelf.ts'
import { finishTask, listTasks } from './tasks.ts'

export const mailRoutes = serveCalls(mailCalls, {
  getBox,
  receive,
  undoReceive,
  moveItem,
  markLetters,
  handOut,
  listHandOuts,
  getHandOut,
  getItem,
  sendOn,
  returnItems,
  listShelf,
  countShelf,
  listTasks,
  finishTask,
})
