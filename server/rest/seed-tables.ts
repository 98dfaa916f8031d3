import type { Database, Reader } from '#server/database/database.ts'
import { service } from '#shared/content/operations.ts'
import countries from '#shared/countries.json' with { type: 'json' }
import type { ShopDetails } from '#shared/shop/core/shop.ts'

const PUBLIC_ROW = { id: 1, message: service.publicRow }

export async function seedTables(database: Database, shop: ShopDetails) {
  const location = {
    id: 1,
    name: shop.name,
    addressLines: JSON.stringify(shop.addressLines),
    phone: shop.phone,
  }
  const wanted = { countries, publicLocations: [location], anonTest: [PUBLIC_ROW] }
  if (JSON.stringify(await readAll(database.read)) === JSON.stringify(wanted)) return

  await database.write(async (tx) => {
    const codes = countries.map(({ code }) => code)
    await tx.deleteFrom('countries').where('code', 'not in', codes).execute()
    await tx
      .insertInto('countries')
      .values(countries)
      .onConflict((conflict) =>
        conflict.column('code').doUpdateSet(({ ref }) => ({ name: ref('excluded.name') })),
      )
      .execute()
    const { id: _location, ...facts } = location
    await tx
      .insertInto('publicLocations')
      .values(location)
      .onConflict((conflict) => conflict.column('id').doUpdateSet(facts))
      .execute()
    await tx
      .insertInto('anonTest')
      .values(PUBLIC_ROW)
      .onConflict((conflict) => conflict.column('id').doUpdateSet({ message: PUBLIC_ROW.message }))
      .execute()
  })
}

async function readAll(read: Reader) {
  return {
    countries: (await read.selectFrom('countries').select(['code', 'name']).execute()).toSorted(
      (a, b) => (a.code < b.code ? -1 : 1),
    ),
    publicLocations: await read
      .selectFrom('publicLocations')
      .select(['id', 'name', 'addressLines', 'phone'])
      .execute(),
    anonTest: await read.selectFrom('anonTest').select(['id', 'message']).execute(),
  }
}
