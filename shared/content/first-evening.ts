export const firstEvening = {
  noAdministrator: 'no administrator yet: npm run grant-role -- ADDRESS administrator',
  sampleData: 'the database holds sample data: begin with an empty one',
  noBackup: 'no backup was made yet: npm run backup',
  noCustomers:
    'no customers yet. A shop that moves in brings them from a spreadsheet: /staff/import, or npm run import-customers -- FILE',
}
