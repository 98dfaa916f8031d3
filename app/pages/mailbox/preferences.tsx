import { href, Link } from 'react-router'

import { headOf } from '#app/head/head-of.ts'
import { preferences } from '#app/mailboxes/preferences.ts'
import { usePreferences } from '#app/mailboxes/use-preferences.ts'
import { Button } from '#app/ui/button.tsx'
import { showSnackbar } from '#app/ui/toasts.ts'

import { MailboxShell } from './mailbox-shell.tsx'
import { MapPart, NotificationsPart, TablePart, ThemePart } from './preference-parts.tsx'

import css from './preferences.module.css'

import type { Route } from './+types/preferences'

export const handle = { wakesAtOnce: true }

export const meta: Route.MetaFunction = () =>
  headOf({
    title: 'Preferences',
    description: 'How the site looks and behaves on this device.',
    isUnlisted: true,
    path: '/preferences',
  })

export default function PreferencesPage() {
  const chosen = usePreferences()

  function reset() {
    preferences.reset()
    showSnackbar({
      text: 'All preferences are back to their defaults.',
      action: { name: 'Undo', run: () => preferences.change(chosen) },
    })
  }

  return (
    <MailboxShell title="Preferences" note="Kept on this device, the moment you choose">
      <ThemePart {...chosen} />
      <TablePart {...chosen} />
      <MapPart {...chosen} />
      <NotificationsPart {...chosen} />
      <div className={css.ways}>
        <Button look="quiet" onClick={reset}>
          Reset to defaults
        </Button>
        <Link to={href('/dashboard')}>See all mailboxes</Link>
      </div>
    </MailboxShell>
  )
}
