import { href, Link } from 'react-router'

import { headOf } from '#app/head/head-of.ts'
import {
  Checkbox,
  MapFields,
  RadioGroup,
  TableFields,
} from '#app/preferences/preference-fields.tsx'
import {
  changePreferences,
  defaultPreferences,
  usePreferences,
  zoomRange,
  type Preferences,
} from '#app/preferences/use-preferences.ts'
import { Select } from '#app/sample-mailboxes/select.tsx'
import { Button } from '#app/ui/button.tsx'
import { FIELD } from '#app/ui/looks.ts'
import { SettingsSection } from '#app/ui/settings-section.tsx'
import { showSnackbar, showToast } from '#app/ui/toasts.ts'
import { mailboxPages } from '#content/mailbox-pages.ts'
import { preferences as words } from '#content/preferences.ts'
import { SECOND_MS } from '#shared/durations.ts'
import { interpolateCount } from '#shared/interpolate.ts'

import type { Route } from './+types/preferences'
import { MailboxShell } from './mailbox-shell.tsx'

const durations = [2, 3, 5, 8, 12, 20, 60].map((count) => count * SECOND_MS)
const zooms = Array.from(
  { length: zoomRange.max - zoomRange.min + 1 },
  (_, index) => zoomRange.min + index,
)

export const meta: Route.MetaFunction = () =>
  headOf({
    title: words.title,
    description: words.description,
    path: '/preferences',
  })

export default function PreferencesPage() {
  const preferences = usePreferences()
  const { theme, tableView, mapView, notifications } = preferences

  function reset() {
    changePreferences(defaultPreferences)
    showSnackbar({
      text: words.resetDone,
      action: { name: words.undo, run: () => changePreferences(preferences) },
    })
  }

  return (
    <MailboxShell title={words.title} note={words.note}>
      <SettingsSection dense title={words.theme.title} about={words.theme.about}>
        <RadioGroup
          label={words.theme.label}
          value={theme}
          options={[
            ['dark', words.theme.dark],
            ['light', words.theme.light],
          ]}
          onChange={(chosen) => changePreferences({ theme: chosen })}
        />
      </SettingsSection>
      <SettingsSection dense title={words.table.title} about={words.table.about}>
        <TableFields view={tableView} />
      </SettingsSection>
      <SettingsSection dense title={words.map.title} about={words.map.about}>
        <Select
          label={words.map.zoom}
          className={`${FIELD} w-[min(14rem,100%)] text-15 font-semibold`}
          value={mapView.defaultZoom}
          options={zooms.map((zoom) => [zoom, String(zoom)])}
          onChange={(zoom) => changePreferences({ mapView: { defaultZoom: Number(zoom) } })}
        />
        <MapFields view={mapView} />
      </SettingsSection>
      <NotificationsPart {...notifications} />
      <div className="flex flex-wrap items-center gap-x-7 gap-y-3 border-t border-line pt-8 [&_a]:py-2 [&_a]:font-medium">
        <Button variant="quiet" onClick={reset}>
          {words.reset}
        </Button>
        <Link to={href('/dashboard')}>{mailboxPages.all}</Link>
      </div>
    </MailboxShell>
  )
}

function NotificationsPart(notifications: Preferences['notifications']) {
  const texts = words.notifications
  const { showSuccess, showError, showInfo, duration } = notifications
  const change = (changed: Partial<Preferences['notifications']>) =>
    changePreferences({ notifications: changed })
  // A stored duration may be none of the offered ones.
  const offered = [...new Set([...durations, duration])].toSorted((one, other) => one - other)

  return (
    <SettingsSection dense title={texts.title} about={texts.about}>
      <Checkbox
        label={texts.success}
        checked={showSuccess}
        onChange={(checked) => change({ showSuccess: checked })}
      />
      <Checkbox
        label={texts.error}
        hint={texts.errorHint}
        checked={showError}
        onChange={(checked) => change({ showError: checked })}
      />
      <Checkbox
        label={texts.info}
        checked={showInfo}
        onChange={(checked) => change({ showInfo: checked })}
      />
      <Select
        label={texts.duration}
        className={`${FIELD} w-[min(14rem,100%)] text-15 font-semibold`}
        value={duration}
        options={offered.map((each) => [each, interpolateCount(texts.seconds, each / SECOND_MS)])}
        onChange={(chosen) => change({ duration: Number(chosen) })}
      />
      <Button
        variant="quiet"
        small
        onClick={() => showToast({ tone: 'success', text: texts.example })}
      >
        {texts.try}
      </Button>
    </SettingsSection>
  )
}
