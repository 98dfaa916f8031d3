import { readFile } from 'node:fs/promises'
import { parseArgs } from 'node:util'

import pino from 'pino'
import * as v from 'valibot'

import { openDatabase } from '#server/database/open-database.ts'
import { readSettings } from '#server/settings.ts'
import { seedShop } from '#server/shop/demo/seed-shop.ts'
import { sample } from '#shared/content/en/sample-shop.ts'
import { rentalFacts } from '#shared/shop/core/facts.ts'

import { runCommand } from './command.ts'

const USAGE = 'Usage: npm run seed-demo -- --customers 200 [--mail 100] [--seed 1]'
const RENTAL = 'build/rental.json'
const wholeNumber = v.pipe(v.string(), v.digits(), v.transform(Number), v.maxValue(1_000_000))
const options = v.object({ customers: wholeNumber, mail: wholeNumber, seed: wholeNumber })

await runCommand(async (words, environment) => {
  const { customers, mail, seed } = readOptions(words)
  const facts = v.parse(rentalFacts, JSON.parse(await readFile(RENTAL, 'utf8')))
  const database = await openDatabase(readSettings(environment), pino({ level: 'silent' }))
  try {
    const shop = { facts, now: Date.now() }
    const added = await seedShop(database, { customers, mailEach: mail, seed }, shop)
    return sample.done(customers, added.mail, added.postings)
  } finally {
    await database.close()
  }
})

function readOptions(args: string[]) {
  try {
    const text = { type: 'string' } as const
    const { values } = parseArgs({ args, options: { customers: text, mail: text, seed: text } })
    return v.parse(options, { customers: '200', mail: '100', seed: '1', ...values })
  } catch {
    throw new Error(USAGE)
  }
}
