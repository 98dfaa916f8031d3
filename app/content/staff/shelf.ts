/** Mail that leaves the shop, and the weekly count. */
export const shelf = {
  tasks: {
    title: 'To do',
    caption: 'Tasks, the most urgent first',
    none: 'Nothing to forward or return.',
    columns: { what: 'Task', item: 'Item', due: 'Due', action: 'Action' },
    kinds: {
      'return-to-sender': 'Return to sender',
      remail: 'Forward',
      'find-missing': 'Find: missing at the count',
    },
    done: {
      'return-to-sender': 'Returned',
      remail: 'Forwarded',
      'find-missing': 'Found',
    },
    finished: 'Done: {what}, {item}',
  },
  count: {
    title: 'Count the shelves',
    last: 'Last counted on {day}.',
    never: 'Not counted yet. Once a week is enough.',
    field: 'Slip on each item',
    hint: 'Scan the slip of everything on the shelves, then compare.',
    counted: { one: '1 scanned', other: '{count} scanned' },
    notASlip: '“{text}” is not a slip.',
    compare: 'Compare',
    nothing: 'Scan the slips on the shelves first.',
    startOver: 'Start a new count',
    right: 'Everything is there: {count} of {count}.',
    missing: {
      one: '1 item is missing. It is on the list below.',
      other: '{count} items are missing. They are on the list below.',
    },
    unexpected: 'Scanned, but not expected here: {slips}',
  },
}
