export const firstEvening = {
  noAdministrator: 'no administrator yet: npm run grant-role -- ADDRESS administrator',
  sampleData: 'the database contains sample data: start with an empty one',
  noBackup: 'no backup was made yet: npm run backup',
  noCustomers:
    'no customers yet. Import existing ones from a spreadsheet: /staff/import, or npm run import-customers -- FILE',
}
