import type { ColumnName } from '#app/mailboxes/preferences-schema.ts'

/** What stands above each column of the table. */
export const columnLabels: Record<ColumnName, string> = {
  id: 'ID',
  location: 'Location',
  type: 'Type',
  status: 'Status',
  coordinates: 'Coordinates',
  actions: 'Actions',
}
