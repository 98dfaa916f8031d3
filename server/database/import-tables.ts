import type { Selectable } from 'kysely'

/** Customers that came from a spreadsheet. */
export type ImportTables = {
  imports: {
    id: string
    /** SHA-256 of the file, in hexadecimal. */
    digest: string
    boxes: number
    people: number
    /** What all of them owed together, and what was held of them. */
    owed_cents: number
    deposit_cents: number
    imported_at: number
    imported_by: string
    taken_back_at: number | null
    taken_back_by: string | null
  }
  imported_rentals: {
    rental_id: string
    import_id: string
    /** Of the spreadsheet, where 1 is its first. */
    line: number
    /** SHA-256 of what the lines of the box said: the same again is known. */
    digest: string
  }
}

export type Import = Selectable<ImportTables['imports']>
