import { href, Link } from 'react-router'

import { headOf } from '#app/head/head-of.ts'
import { Checkbox, MapFields, RadioGroup, TableFields } from '#app/preferences/preference-fields.tsx'
import { Select } from '#app/mailboxes/select.tsx'
import {
  changePreferences,
  defaultPreferences,
  usePreferences,
  zoomRange,
  type Preferences,
} from '#app/preferences/use-preferences.ts'
import { Button } from '#app/ui/button.tsx'
import { SettingsPart } from '#app/ui/settings-section.tsx'
import { showSnackbar, showToast } from '#app/ui/toasts.ts'

import { MailboxShell } from './mailbox-shell.tsx'

import css from './preferences.module.css'

import type { Route } from './+types/preferences'

const SECOND_MS = 1_000
const durations = [2, 3, 5, 8, 12, 20, 60].map((count) => count * SECOND_MS)
const zooms = Array.from(
  { length: zoomRange.max - zoomRange.min + 1 },
  (_, index) => zoomRange.min + index,
)
const seconds = new Intl.NumberFormat('en', { style: 'unit', unit: 'second', unitDisplay: 'long' })

export const meta: Route.MetaFunction = () =>
  headOf({
    title: 'Preferences',
    description: 'How the site looks and behaves on this device.',
    path: '/preferences',
  })

export default function PreferencesPage() {
  const preferences = usePreferences()
  const { theme, tableView, mapView, notifications } = preferences

  function reset() {
    changePreferences(defaultPreferences)
    showSnackbar({
      text: 'All preferences are back to their defaults.',
      action: { name: 'Undo', run: () => changePreferences(preferences) },
    })
  }

  return (
    <MailboxShell title="Preferences" note="Kept on this device, the moment you choose">
      <SettingsPart dense title="Colors" about="For the whole site, on this device.">
        <RadioGroup
          label="Theme"
          value={theme}
          options={[
            ['dark', 'Dark'],
            ['light', 'Light'],
          ]}
          onChange={(chosen) => changePreferences({ theme: chosen })}
        />
      </SettingsPart>
      <SettingsPart dense title="Table" about="How the dashboard lists the mailboxes.">
        <TableFields view={tableView} />
      </SettingsPart>
      <SettingsPart
        dense
        title="Map"
        about="How the mailbox locator and the dashboard's map begin."
      >
        <Select
          label="Zoom at the start"
          className={css.choice}
          value={mapView.defaultZoom}
          options={zooms.map((zoom) => [zoom, String(zoom)])}
          onChange={(zoom) => changePreferences({ mapView: { defaultZoom: Number(zoom) } })}
        />
        <MapFields view={mapView} />
      </SettingsPart>
      <NotificationsPart {...notifications} />
      <div className={css.ways}>
        <Button variant="quiet" onClick={reset}>
          Reset to defaults
        </Button>
        <Link to={href('/dashboard')}>See all mailboxes</Link>
      </div>
    </MailboxShell>
  )
}

function NotificationsPart(notifications: Preferences['notifications']) {
  const { showSuccess, showError, showInfo, duration } = notifications
  const change = (changed: Partial<Preferences['notifications']>) =>
    changePreferences({ notifications: changed })
  // A duration that was stored by other means is offered beside those there are.
  const offered = [...new Set([...durations, duration])].toSorted((one, other) => one - other)

  return (
    <SettingsPart
      dense
      title="Notifications"
      about="The short messages in the corner of the screen."
    >
      <Checkbox
        label="Success messages"
        checked={showSuccess}
        onChange={(checked) => change({ showSuccess: checked })}
      />
      <Checkbox
        label="Error messages"
        hint="What is wrong with a form is always said in the form."
        checked={showError}
        onChange={(checked) => change({ showError: checked })}
      />
      <Checkbox
        label="Tips"
        checked={showInfo}
        onChange={(checked) => change({ showInfo: checked })}
      />
      <Select
        label="They stay for"
        className={css.choice}
        value={duration}
        options={offered.map((each) => [each, seconds.format(each / SECOND_MS)])}
        onChange={(chosen) => change({ duration: Number(chosen) })}
      />
      <Button
        variant="quiet"
        small
        onClick={() => showToast({ tone: 'success', text: 'This is how long a message stays.' })}
      >
        Try it
      </Button>
    </SettingsPart>
  )
}
