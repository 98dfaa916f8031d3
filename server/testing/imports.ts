import type { Reach } from './fixtures.ts'

/** A spreadsheet as text, with what the template has. */
export function sheetOf(columns: string[], ...rows: (string | number)[][]) {
  return [columns, ...rows].map((cells) => cells.map(quote).join(',')).join('\n')
}

function quote(cell: string | number) {
  return `"${String(cell).replaceAll('"', '""')}"`
}

/** Sends a file as the page does: the body is the file. */
export async function sendFile(
  server: Pick<Reach, 'ask'>,
  token: string,
  path: string,
  file: string | Uint8Array,
  query: Record<string, string> = {},
) {
  const headers = { Authorization: `Bearer ${token}`, 'Content-Type': 'application/octet-stream' }
  const asked = new URLSearchParams(query)
  const response = await server.ask(`/shop/v1/${path}?${asked}`, {
    method: 'POST',
    headers,
    body: file as BodyInit,
  })
  // oxlint-disable-next-line typescript/no-explicit-any -- whatever the wire says, tests look into it
  return { status: response.status, body: (await response.json()) as any }
}

/** What a page asks that has shown what a file becomes. */
export function asShown({ counts }: { counts: { customers: number; refused: number } }) {
  return { customers: String(counts.customers), leftOut: String(counts.refused) }
}
