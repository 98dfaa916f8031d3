import * as v from 'valibot'

import { counter } from '#shared/content/counter.ts'
import { ownerCall, refusing } from '#shared/shop/core/contract.ts'
import { instant } from '#shared/shop/core/fields.ts'
import { ownersChangeCall } from '#shared/shop/core/preconditions.ts'

import { shopSettings } from './shop-settings.ts'

const backup = v.object({ name: v.string(), at: instant, bytes: v.number() })

const backups = v.object({
  kept: v.array(backup),
  isLate: v.boolean(),
  isEncrypted: v.boolean(),
  drill: v.nullable(v.object({ at: instant, name: v.string(), rows: v.number() })),
})
export type Backups = v.InferOutput<typeof backups>

export const settingsCalls = {
  get: ownerCall
    .route({ method: 'GET', path: '/staff/settings' })
    .input(v.object({}))
    .output(shopSettings),

  change: ownersChangeCall
    .route({ method: 'POST', path: '/staff/settings' })
    .input(v.partial(v.omit(v.strictObject(shopSettings.entries), ['specialDays', 'siteNotice'])))
    .output(shopSettings),

  listBackups: ownerCall
    .route({ method: 'GET', path: '/staff/backups' })
    .input(v.object({}))
    .output(backups),

  downloadBackup: ownersChangeCall
    .meta({ access: 'owner', needsProof: true })
    .route({ method: 'POST', path: '/staff/backups/{name}/download' })
    .input(v.strictObject({ name: v.string() }))
    .output(v.custom<Blob>((value) => value instanceof Blob))
    .errors(refusing(counter, 'not_found')),
}
