export function sheetOf(columns: string[], ...rows: (string | number)[][]) {
  return [columns, ...rows].map((cells) => cells.map(quote).join(',')).join('\n')
}

function quote(cell: string | number) {
  return `"${String(cell).replaceAll('"', '""')}"`
}
