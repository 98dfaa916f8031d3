/** Who did what, and when. */
export const audit = {
  about: 'Press a person, a deed or a thing to see only theirs.',
  title: 'Log',
  none: 'Nothing was done that fits.',
  columns: { at: 'When', actor: 'Who', action: 'Deed', entity: 'Thing', change: 'Change' },
  people: { operator: 'Operator (command line)', system: 'The system' } as Record<string, string>,
  gone: 'Account that is gone',
  filter: {
    title: 'Show only',
    from: 'From',
    until: 'Until',
    show: 'Show',
    clear: 'Show all',
    names: { actor: 'Who', action: 'Deed', entity: 'Thing', entityId: 'This one' },
    remove: '{name}: {value} (remove)',
  },
  older: 'Older',
  newest: 'Back to the newest',
  check: {
    way: 'Check the log',
    busy: 'Checking … {count}',
    whole: 'The log is whole: {count} rows. The last one has the hash {hash}.',
    broken: 'The log is broken: row {row} is not as it was written, or is missing.',
  },
  export: {
    way: 'Export as CSV',
    busy: 'Exporting …',
    done: '{count} rows exported.',
    cut: 'Only the newest {count} rows fit in one file. Choose fewer days for the rest.',
    file: 'audit-{day}.csv',
  },
}
