import { useState } from 'react'

import { createKeptStorage } from '#app/document/kept-storage.ts'

/** The ways to see the mailboxes, and how they are called. */
export const views = { table: 'Table', both: 'Table and map', map: 'Map' } as const

export type View = keyof typeof views

const KEY = 'mailbox.dashboard-view'
const storage = createKeptStorage(() => window.localStorage)

/** Which way was chosen last on this device, and how to choose another; the table at first. */
export function useKeptView() {
  const [view, setView] = useState(() => readView(storage.getItem(KEY)))

  function choose(wanted: View) {
    storage.setItem(KEY, wanted)
    setView(wanted)
  }

  return [view, choose] as const
}

/** What makes no sense counts as the table. */
export function readView(text: string | null): View {
  return text !== null && isView(text) ? text : 'table'
}

function isView(text: string): text is View {
  return Object.hasOwn(views, text)
}
