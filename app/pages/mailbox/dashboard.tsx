import { useState } from 'react'
import { href } from 'react-router'

import { interpolate } from '#shared/interpolate.ts'
import { filters } from '#app/content/en/mailboxes.ts'
import { dashboard as words, mailboxPages } from '#app/content/en/mailbox-pages.ts'
import { headOf } from '#app/head/head-of.ts'
import type { Mailbox } from '#app/mailboxes/mailbox.ts'
import { Pagination } from '#app/mailboxes/pagination.tsx'
import { StoreNotice } from '#app/mailboxes/store-notice.tsx'
import { useMailboxes } from '#app/mailboxes/store.ts'
import { usePreferences } from '#app/preferences/use-preferences.ts'
import { ButtonRoute } from '#app/ui/button.tsx'

import { DashboardMap } from './dashboard-map.tsx'
import type { View } from './dashboard-query.ts'
import { DashboardTools } from './dashboard-tools.tsx'
import { DeleteDialog } from './delete-dialog.tsx'
import { MailboxShell } from './mailbox-shell.tsx'
import { MailboxTable } from './mailbox-table.tsx'
import { RestoreSample } from './restore-sample.tsx'
import { returnStateOf } from './return-url.ts'
import { useListing, useView } from './use-listing.ts'

import css from './dashboard.module.css'

import type { Route } from './+types/dashboard'

export const meta: Route.MetaFunction = () =>
  headOf({
    title: words.title,
    description: words.description,
    path: '/dashboard',
  })

export default function Dashboard() {
  const { isLoading, mailboxes } = useMailboxes()

  return (
    <MailboxShell
      wide
      title={words.heading}
      isLoading={isLoading}
      actions={
        <div className="cluster">
          <ButtonRoute variant="quiet" to={href('/preferences')}>
            {words.preferences}
          </ButtonRoute>
          <ButtonRoute to={href('/add-mailbox')}>{mailboxPages.add}</ButtonRoute>
        </div>
      }
    >
      <StoreNotice />
      <List mailboxes={mailboxes} />
    </MailboxShell>
  )
}

function List({ mailboxes }: { mailboxes: readonly Mailbox[] }) {
  const tableView = usePreferences((preferences) => preferences.tableView)
  const listing = useListing(mailboxes)
  const [deleting, setDeleting] = useState<Mailbox | null>(null)
  const [view, setView] = useView()
  const [isAsked, setAsked] = useState(false)
  const { followed, found, shown, ask, sort } = listing
  const returnState = returnStateOf(followed)

  function show(chosen: View) {
    setAsked(true)
    setView(chosen)
  }

  return (
    <>
      <DashboardTools
        listing={listing}
        total={mailboxes.length}
        tableView={tableView}
        view={view}
        onView={show}
      />
      <div className={`${css.views} stack gap-7 min-w-0`} data-view={view}>
        {view !== 'table' && (
          <DashboardMap mailboxes={found} returnState={returnState} isAsked={isAsked} />
        )}
        {view !== 'map' && (
          <div className="stack gap-7 min-w-0">
            {found.length > 0 ? (
              <MailboxTable
                rows={shown.rows}
                caption={interpolate(words.caption, { page: shown.page, pages: shown.pages })}
                sorting={followed}
                view={tableView}
                returnState={returnState}
                onSort={sort}
                onDelete={setDeleting}
              />
            ) : (
              <Nothing isEmpty={mailboxes.length === 0} />
            )}
            <Pagination {...shown} onTurn={(page) => ask({ page })} />
          </div>
        )}
      </div>
      <RestoreSample total={mailboxes.length} />
      {deleting && (
        <DeleteDialog mailbox={deleting} rows={shown.rows} onClose={() => setDeleting(null)} />
      )}
    </>
  )
}

function Nothing({ isEmpty }: { isEmpty: boolean }) {
  return <p className={`${css.nothing} muted`}>{isEmpty ? words.empty : filters.nothing}</p>
}
