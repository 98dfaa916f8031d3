import { killed } from './durability/d1-kill.ts'
import { powerCut } from './durability/d2-power-cut.ts'
import { syncBeforeAnswer } from './durability/d3-sync-before-answer.ts'
import { migrationKilled } from './durability/d6-migration-killed.ts'
import { postgresKilled } from './durability/d5-postgres-killed.ts'
import { twoServers } from './durability/d7-two-servers.ts'
import { failingDisk } from './durability/d8-failing-disk.ts'
import { lockedDatabase } from './faults/x2-locked-database.ts'
import { databaseGone } from './faults/x4-database-gone.ts'
import { slowClients } from './faults/x5-slow-clients.ts'
import { clocks } from './faults/x7-clocks.ts'
import { brokenService } from './faults/x8-broken-service.ts'
import { poorLine } from './faults/x6-poor-line.ts'
import { wrongSettings } from './faults/x9-wrong-settings.ts'
import { toldToStop } from './faults/x10-told-to-stop.ts'
import { strays } from './faults/x11-strays.ts'
import { formFuzz } from './fuzz/f5-forms.ts'
import { grammarFuzz } from './fuzz/f1-grammar.ts'
import { rawBytes } from './fuzz/f2-raw-bytes.ts'
import { sqlInjection } from './fuzz/f8-sql.ts'
import { hostileMailServer } from './mail/x1-hostile-mail-server.ts'
import { killedOutbox } from './mail/d4-outbox.ts'
import { fullDisk } from './faults/x3-full-disk.ts'
import type { Item } from './item.ts'
import { onlineBackup } from './recovery/v1-online-backup.ts'
import { signOutsStay } from './recovery/v3-sign-outs-stay.ts'
import { damagedBackups } from './recovery/v4-damaged-backups.ts'
import { backupFiles } from './recovery/v5-backup-files.ts'
import { keyRotation } from './recovery/v6-key-rotation.ts'
import { accountDeleted } from './recovery/p6-account-deleted.ts'
import { loads } from './load/l1-l4-loads.ts'
import { scale } from './load/l6-scale.ts'
import { spike } from './load/l7-spike.ts'
import { health } from './recovery/v7-health.ts'
import { lockFile } from './supply/s1-lock-file.ts'
import { audit } from './supply/s2-audit.ts'
import { licenses } from './supply/s3-licenses.ts'
import { billOfMaterials } from './supply/s4-bill-of-materials.ts'
import { sameBuildTwice } from './supply/s5-same-build-twice.ts'
import { nothingByMistake } from './supply/s6-nothing-shipped-by-mistake.ts'
import { staticAnalysis } from './supply/s7-static-analysis.ts'

/** The items about the machine below: input, disk, mail server, database, load, recovery, what is shipped. */
export const systemItems: Item[] = [
  grammarFuzz,
  rawBytes,
  sqlInjection,
  formFuzz,
  killed,
  powerCut,
  syncBeforeAnswer,
  killedOutbox,
  postgresKilled,
  migrationKilled,
  twoServers,
  failingDisk,
  hostileMailServer,
  lockedDatabase,
  fullDisk,
  databaseGone,
  slowClients,
  clocks,
  poorLine,
  brokenService,
  wrongSettings,
  toldToStop,
  strays,
  ...loads,
  scale,
  spike,
  onlineBackup,
  signOutsStay,
  damagedBackups,
  backupFiles,
  keyRotation,
  health,
  lockFile,
  audit,
  licenses,
  billOfMaterials,
  sameBuildTwice,
  nothingByMistake,
  staticAnalysis,
  accountDeleted,
]
