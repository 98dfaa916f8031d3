import { Client } from 'pg'

import { startPostgres } from '#server/testing/postgres.ts'

/** The PostgreSQL of one run, started when the first item needs it. */
export class Cluster {
  #starting: ReturnType<typeof startPostgres> | undefined
  #made = 0

  makeDatabase = async () => {
    this.#starting ??= startPostgres()
    const { url } = await this.#starting
    this.#made += 1
    const name = `torture_${this.#made}`
    const client = new Client({ connectionString: url })
    await client.connect()
    await client.query(`create database ${name}`)
    await client.end()
    const made = new URL(url)
    made.pathname = name
    return made.href
  }

  async stop() {
    await (await this.#starting)?.stop()
  }
}
