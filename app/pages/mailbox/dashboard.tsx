import { useState } from 'react'
import { href } from 'react-router'

import { headOf } from '#app/head/head-of.ts'
import type { Mailbox } from '#app/mailboxes/mailbox.ts'
import { useMailboxes } from '#app/mailboxes/use-mailboxes.ts'
import { usePreferences } from '#app/mailboxes/use-preferences.ts'
import { ButtonRoute } from '#app/ui/button-route.tsx'

import { DashboardMap } from './dashboard-map.tsx'
import { DashboardTools } from './dashboard-tools.tsx'
import { DeleteDialog } from './delete-dialog.tsx'
import { FilesPart } from './files-part.tsx'
import { useKeptView, type View } from './kept-view.ts'
import { MailboxShell } from './mailbox-shell.tsx'
import { MailboxTable } from './mailbox-table.tsx'
import { Pages } from './pages.tsx'
import { StoreNotice } from './store-notice.tsx'
import { useListing } from './use-listing.ts'
import { ViewField } from './view-field.tsx'
import { leaveDashboard } from './way-back.ts'

import css from './dashboard.module.css'

import type { Route } from './+types/dashboard'

export const handle = { wakesAtOnce: true }

export const meta: Route.MetaFunction = () =>
  headOf({
    title: 'Dashboard',
    description: 'The sample list of mailboxes kept on this device.',
    isUnlisted: true,
    path: '/dashboard',
  })

export default function Dashboard() {
  const list = useMailboxes()

  return (
    <MailboxShell
      wide
      title="Mailboxes"
      isLoading={list.isLoading}
      actions={
        <div className={css.ways}>
          <ButtonRoute look="quiet" to={href('/preferences')}>
            Preferences
          </ButtonRoute>
          <ButtonRoute to={href('/add-mailbox')}>Add a mailbox</ButtonRoute>
        </div>
      }
    >
      <StoreNotice notice={list.notice} />
      <List mailboxes={list.mailboxes} />
    </MailboxShell>
  )
}

function List({ mailboxes }: { mailboxes: readonly Mailbox[] }) {
  const { tableView } = usePreferences()
  const listing = useListing(mailboxes)
  const [leaving, setLeaving] = useState<Mailbox | null>(null)
  const [view, setView] = useKeptView()
  const [isAsked, setIsAsked] = useState(false)
  const { followed, found, shown, ask, sort } = listing
  const left = leaveDashboard(followed)

  function show(wanted: View) {
    setIsAsked(true)
    setView(wanted)
  }

  return (
    <>
      <DashboardTools listing={listing} total={mailboxes.length} view={tableView}>
        <ViewField view={view} onChange={show} />
      </DashboardTools>
      <div className={css.views} data-view={view}>
        {view !== 'table' && <DashboardMap mailboxes={found} left={left} isAsked={isAsked} />}
        {view !== 'map' && (
          <div className={css.view}>
            {found.length > 0 ? (
              <MailboxTable
                rows={shown.rows}
                caption={`Mailboxes, page ${shown.page} of ${shown.pages}`}
                sorting={followed}
                view={tableView}
                left={left}
                onSort={sort}
                onDelete={setLeaving}
              />
            ) : (
              <Nothing isEmpty={mailboxes.length === 0} />
            )}
            <Pages {...shown} onTurn={(page) => ask({ page })} />
          </div>
        )}
      </div>
      <FilesPart all={mailboxes} found={found} />
      {leaving && (
        <DeleteDialog mailbox={leaving} rows={shown.rows} onClose={() => setLeaving(null)} />
      )}
    </>
  )
}

function Nothing({ isEmpty }: { isEmpty: boolean }) {
  return (
    <p className={css.nothing}>
      {isEmpty
        ? 'There is no mailbox on this device. Add one, import a file, or restore the sample.'
        : 'No mailbox is like that. Try fewer words or another filter.'}
    </p>
  )
}
