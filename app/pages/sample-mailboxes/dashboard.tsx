import { useEffect, useRef, useState } from 'react'
import { href, Link } from 'react-router'

import { headOf } from '#app/head/head-of.ts'
import { usePreferences } from '#app/preferences/use-preferences.ts'
import { countMailboxes } from '#app/sample-mailboxes/listing.ts'
import type { Mailbox } from '#app/sample-mailboxes/mailbox.ts'
import { LazyMailboxMap } from '#app/sample-mailboxes/map/lazy-map.tsx'
import { Pagination } from '#app/sample-mailboxes/pagination.tsx'
import { makeSample, SAMPLE_SIZE } from '#app/sample-mailboxes/sample.ts'
import { StoreNotice } from '#app/sample-mailboxes/store-notice.tsx'
import { replaceMailboxes, useMailboxes } from '#app/sample-mailboxes/store.ts'
import { ButtonRoute } from '#app/ui/button.tsx'
import { ConfirmButton } from '#app/ui/dialog.tsx'
import { showToast } from '#app/ui/toasts.ts'
import { mailboxPages, dashboard as words } from '#content/mailbox-pages.ts'
import { filters, shownAs } from '#content/mailboxes.ts'
import { interpolate } from '#shared/interpolate.ts'

import type { Route } from './+types/dashboard'
import { returnStateOf, type ReturnState, type View } from './dashboard-query.ts'
import { DashboardTools } from './dashboard-tools.tsx'
import { DeleteDialog } from './delete-dialog.tsx'
import { MailboxShell } from './mailbox-shell.tsx'
import { MailboxTable } from './mailbox-table.tsx'
import { useListing, useView } from './use-listing.ts'

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
        <div className="flex flex-wrap gap-3">
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

const VIEWS =
  'grid min-w-0 grid-cols-1 gap-7 data-[view=both]:min-[79rem]:grid-cols-[21rem_minmax(0,1fr)] data-[view=both]:min-[79rem]:items-start data-[view=both]:min-[105rem]:grid-cols-[38rem_minmax(0,1fr)]'

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
      <div className={VIEWS} data-view={view}>
        {view !== 'table' && (
          <DashboardMap mailboxes={found} returnState={returnState} isAsked={isAsked} />
        )}
        {view !== 'map' && (
          <div className="grid grid-cols-1 gap-7 min-w-0">
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
  return (
    <p className="rounded-lg border border-dashed border-line-strong px-4 py-[clamp(2rem,6vw,4rem)] text-center text-muted">
      {isEmpty ? words.empty : filters.nothing}
    </p>
  )
}

type DashboardMapProps = {
  mailboxes: readonly Mailbox[]
  returnState: ReturnState
  isAsked: boolean
}

function DashboardMap({ mailboxes, returnState, isAsked }: DashboardMapProps) {
  const mapView = usePreferences((preferences) => preferences.mapView)
  const [chosen, setChosen] = useState<string | null>(null)
  const part = useRef<HTMLDivElement>(null)
  const mailbox = mailboxes.find(({ id }) => id === chosen)

  useEffect(() => {
    if (isAsked) part.current?.scrollIntoView({ block: 'nearest' })
  }, [isAsked])

  return (
    <div ref={part} className="grid grid-cols-1 gap-3 content-start">
      <div className="h-[clamp(20rem,60dvh,34rem)] overflow-clip rounded-lg border border-line-strong">
        <LazyMailboxMap
          calm
          mailboxes={mailboxes}
          chosen={mailbox?.id ?? null}
          onChoose={setChosen}
          preferences={mapView}
        />
      </div>
      <p role="status" className="min-h-7 text-15">
        {mailbox ? (
          <>
            <strong>{mailbox.id}</strong> {mailbox.location} · {shownAs[mailbox.type]} ·{' '}
            {shownAs[mailbox.status]}{' '}
            <Link to={href('/edit-mailbox/:id', { id: mailbox.id })} state={returnState}>
              {interpolate(words.editOne, { id: mailbox.id })}
            </Link>
          </>
        ) : (
          words.choose
        )}
      </p>
    </div>
  )
}

function RestoreSample({ total }: { total: number }) {
  function restore() {
    const problem = replaceMailboxes(makeSample())
    if (problem) showToast({ tone: 'error', text: problem })
  }

  return (
    <div>
      <ConfirmButton
        small
        destroys
        title={words.restoring.title}
        text={interpolate(words.restoring.text, {
          sample: countMailboxes(SAMPLE_SIZE),
          own: countMailboxes(total),
        })}
        confirm={words.restoring.confirm}
        cancel={words.restoring.cancel}
        onConfirm={restore}
      >
        {words.restoring.open}
      </ConfirmButton>
    </div>
  )
}
