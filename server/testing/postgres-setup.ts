import { startPostgres } from './postgres.ts'

/** Vitest runs this once around all tests of the project `postgres`. */
export default async function setUp() {
  const postgres = await startPostgres()
  process.env.TEST_POSTGRES_URL = postgres.url
  return postgres.stop
}
