import * as v from 'valibot'

import type { Reader, Writer } from '#server/database/database.ts'
import type { Services } from '#server/services.ts'
import { shopSettings, type ShopSettings } from '#shared/shop/settings/shop-settings.ts'

export async function readSettings(database: Reader): Promise<ShopSettings> {
  const rows = await database.selectFrom('shopSettings').select(['name', 'value']).execute()
  const set = Object.fromEntries(rows.map(({ name, value }) => [name, JSON.parse(value)]))
  return v.parse(shopSettings, set)
}

/**
 * Applies the owner's settings to the shop's facts. Each process reloads them every few seconds, and before it books a
 * visit.
 */
export async function followSettings({ database, facts }: Pick<Services, 'database' | 'facts'>) {
  const settings = await readSettings(database.read)
  const { specialDays, lateGraceDays, keysPerDeposit, minorsPay = facts.minorsPay } = settings
  Object.assign(facts, { specialDays, lateGraceDays, keysPerDeposit, minorsPay })
  return settings
}

export async function writeSettings(
  tx: Writer,
  changed: Partial<ShopSettings>,
  by: { id: string },
  now: number,
) {
  for (const [name, value] of Object.entries(changed)) {
    const row = { value: JSON.stringify(value), changedAt: now, changedBy: by.id }
    await tx
      .insertInto('shopSettings')
      .values({ name, ...row })
      .onConflict((conflict) => conflict.column('name').doUpdateSet(row))
      .execute()
  }
}
