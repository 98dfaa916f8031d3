import {
  columnNames,
  densities,
  durationRange,
  zoomRange,
  type ColumnName,
} from '#app/mailboxes/preferences-schema.ts'
import { changePreferences, type Preferences } from '#app/mailboxes/preferences.ts'
import { Button } from '#app/ui/button.tsx'
import { SettingsPart } from '#app/ui/settings-part.tsx'
import { showToast } from '#app/ui/toasts.ts'

import { columnLabels } from './column-labels.ts'
import { Choice, Group, NumberChoice, Switch, Switches } from './preference-fields.tsx'

const SECOND_MS = 1_000
const durations = [2, 3, 5, 8, 12, 20, 60].map((seconds) => seconds * SECOND_MS)
const zooms = Array.from(
  { length: zoomRange.most - zoomRange.least + 1 },
  (_, place) => zoomRange.least + place,
)
/** How far apart rows may stand, in words. */
export const densityOptions = densities.map((value) => ({ value, label: capitalized(value) }))

const seconds = new Intl.NumberFormat('en', { style: 'unit', unit: 'second', unitDisplay: 'long' })

const mapSwitches = [
  { name: 'showFilters', label: 'Show the filters' },
  { name: 'showList', label: 'Show the list beside the map' },
  { name: 'clusterMarkers', label: 'Group mailboxes that are close together' },
  {
    name: 'showUserLocation',
    label: 'Show where I am',
    hint: 'Your browser asks you first. Your position never leaves this device.',
  },
] as const

const notificationSwitches = [
  { name: 'showSuccess', label: 'Success messages' },
  {
    name: 'showError',
    label: 'Error messages',
    hint: 'What is wrong with a form is always said in the form.',
  },
  { name: 'showInfo', label: 'Tips' },
] as const

export function ThemePart({ theme }: Preferences) {
  return (
    <SettingsPart dense title="Colors" about="For the whole site, on this device.">
      <Choice
        label="Theme"
        value={theme}
        options={[
          { value: 'dark', label: 'Dark' },
          { value: 'light', label: 'Light' },
        ]}
        onChange={(chosen) => changePreferences({ theme: chosen })}
      />
    </SettingsPart>
  )
}

export function TablePart({ tableView }: Preferences) {
  const change = (changed: Partial<Preferences['tableView']>) =>
    changePreferences({ tableView: changed })

  return (
    <SettingsPart dense title="Table" about="How the dashboard lists the mailboxes.">
      <Choice
        label="Space between rows"
        value={tableView.density}
        options={densityOptions}
        onChange={(density) => change({ density })}
      />
      <Switch
        label="Show the filters"
        checked={tableView.showFilters}
        onChange={(showFilters) => change({ showFilters })}
      />
      <ColumnSwitches columns={tableView.columns} />
    </SettingsPart>
  )
}

/** Which columns the table shows; the id names the row and stays. */
export function ColumnSwitches({ columns }: { columns: readonly ColumnName[] }) {
  function choose(column: ColumnName, isShown: boolean) {
    const others = columns.filter((name) => name !== column)
    changePreferences({ tableView: { columns: isShown ? [...others, column] : others } })
  }

  return (
    <Group label="Columns">
      {columnNames.map((name) => (
        <Switch
          key={name}
          label={columnLabels[name]}
          checked={columns.includes(name)}
          disabled={name === 'id'}
          onChange={(isShown) => choose(name, isShown)}
        />
      ))}
    </Group>
  )
}

export function MapPart({ mapView }: Preferences) {
  const change = (changed: Partial<Preferences['mapView']>) =>
    changePreferences({ mapView: changed })

  return (
    <SettingsPart dense title="Map" about="How the mailbox locator and the dashboard's map begin.">
      <NumberChoice
        label="Zoom at the start"
        value={mapView.defaultZoom}
        numbers={zooms}
        describe={String}
        onChange={(defaultZoom) => change({ defaultZoom })}
      />
      <Switches
        of={mapSwitches}
        values={mapView}
        onChange={(name, isOn) => change({ [name]: isOn })}
      />
    </SettingsPart>
  )
}

export function NotificationsPart({ notifications }: Preferences) {
  const change = (changed: Partial<Preferences['notifications']>) =>
    changePreferences({ notifications: changed })

  return (
    <SettingsPart
      dense
      title="Notifications"
      about="The short messages in the corner of the screen."
    >
      <Switches
        of={notificationSwitches}
        values={notifications}
        onChange={(name, isOn) => change({ [name]: isOn })}
      />
      <NumberChoice
        label="They stay for"
        value={notifications.duration}
        numbers={durations.filter((duration) => duration <= durationRange.most)}
        describe={(duration) => seconds.format(duration / SECOND_MS)}
        onChange={(duration) => change({ duration })}
      />
      <Button
        look="quiet"
        small
        onClick={() => showToast({ tone: 'success', text: 'This is how long a message stays.' })}
      >
        Try it
      </Button>
    </SettingsPart>
  )
}

function capitalized(word: string) {
  return word.charAt(0).toUpperCase() + word.slice(1)
}
