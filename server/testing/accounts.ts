import { execFile } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { fileURLToPath } from 'node:url'

import pino from 'pino'

import type { Database } from '#server/database/database.ts'
import { openDatabase } from '#server/database/open-database.ts'
import type { User } from '#server/database/rows.ts'
import type { Command } from '#server/operations/command.ts'
import { NODE_COMPILE_CACHE } from '#tests/support/compile-cache.ts'

type Place = { dataDir: string; databaseUrl?: string }
type CommandResult = { code: number; output: string }

export function makeUser(email: string, change: Partial<User> = {}): User {
  return {
    id: randomUUID(),
    identityId: randomUUID(),
    email,
    passwordHash: '$argon2id$v=19$m=19456,t=2,p=1$c2FsdHNhbHRzYWx0$aGFzaGhhc2hoYXNo',
    userMetadata: JSON.stringify({ firstName: 'Zoë', lastName: '"Ö\n', role: 'customer' }),
    appMetadata: JSON.stringify({ provider: 'email', providers: ['email'] }),
    confirmedAt: 1_700_000_000_000,
    confirmationSentAt: null,
    recoverySentAt: null,
    newEmail: null,
    emailChangeSentAt: null,
    emailChangeAccepted: 0,
    lastSignInAt: null,
    bannedUntil: null,
    createdAt: 1_600_000_000_000,
    updatedAt: 1_600_000_000_000,
    ...change,
  }
}

export async function addUsers({ write }: Database, ...users: User[]) {
  await write((tx) => tx.insertInto('users').values(users).execute())
}

export async function readUsers({ read }: Database) {
  return read.selectFrom('users').selectAll().orderBy('email').execute()
}

export async function withDatabase<Result>(
  place: Place,
  work: (database: Database) => Promise<Result>,
) {
  const database = await openDatabase(place, pino({ level: 'silent' }))
  try {
    return await work(database)
  } finally {
    await database.close()
  }
}

export const commandNames = [
  'backup',
  'check-audit',
  'restore',
  'delete-account',
  'drill',
  'grant-role',
  'move-to-supabase',
  'reset-factors',
] as const
type CommandName = (typeof commandNames)[number]

/** Runs a command in this process, which is faster than `runScript`. */
export async function runCommand(
  name: CommandName,
  words: string[],
  place: Place,
  more: Record<string, string> = {},
): Promise<CommandResult> {
  const { command }: { command: Command } = await import(`../operations/${name}.ts`)
  try {
    const output = await command(words, environmentFor(place, more))
    return { code: Number(process.exitCode ?? 0), output: `${output}\n` }
  } catch (error) {
    return { code: 1, output: `${(error as Error).message}\n` }
  } finally {
    process.exitCode = undefined
  }
}

/** Runs a command in a process of its own, with settings from the environment. */
export function runScript(
  name: CommandName,
  words: string[],
  place: Place,
  more: Record<string, string> = {},
): Promise<CommandResult> {
  const script = fileURLToPath(new URL(`../operations/${name}.ts`, import.meta.url))
  const env = { PATH: process.env.PATH, NODE_COMPILE_CACHE, ...environmentFor(place, more) }
  return new Promise((resolve) => {
    execFile(process.execPath, [script, ...words], { env }, (error, stdout, stderr) => {
      resolve({ code: error ? 1 : 0, output: stdout + stderr })
    })
  })
}

export function environmentFor(
  { dataDir, databaseUrl = '' }: Place,
  more: Record<string, string> = {},
) {
  return { DATA_DIR: dataDir, DATABASE_URL: databaseUrl, ...more }
}
