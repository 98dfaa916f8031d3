import type { ShopDetails } from '#shared/shop.ts'
import type { LetterRow } from '#server/database/tables.ts'

import { deliver, type MailServices, type Office, type Outcome } from './delivery.ts'
import type { Transport } from './transport.ts'
import { claimDue, purgeOldLetters, reclaimOrphans } from './outbox-queue.ts'

const PARALLEL = 8
/** A letter that takes longer makes room for the next: where a mail server hangs on some, no other waits for them. */
const SLOW_MS = 2_000
const MOST = 32
const LEASE_MS = 30_000
const POLL_MS = 2_000
const PURGE_MS = 3_600_000
const STOP_GRACE_MS = 3_000

/** Carries letters from the outbox to the mail server, in the background. */
export type Courier = {
  /** Looks for letters now: call it after a transaction that posted one. */
  wake(): void
  /** Lets what is under way finish for a few seconds; what does not is left for the next start. */
  stop(): Promise<void>
}

/** Starts the courier; letters left by an earlier process go first. */
export function startCourier(
  services: MailServices,
  {
    shop,
    transport,
    stopGraceMs = STOP_GRACE_MS,
  }: { shop: ShopDetails; transport: Transport; stopGraceMs?: number },
): Courier {
  const { siteUrl, mailFrom } = services.settings
  const office = { transport, sender: { shop, siteUrl, mailFrom } }
  const rounds = new Rounds(services, office, stopGraceMs)
  rounds.begin()
  return rounds
}

/** The courier's rounds: as many letters under way at once as it may carry, and the next as soon as one is done. */
class Rounds implements Courier {
  readonly #services: MailServices
  readonly #office: Office
  readonly #stopGraceMs: number
  readonly #underWay = new Set<Promise<void>>()
  readonly #slow = new Set<Promise<void>>()
  readonly #cutShort = new AbortController()
  #beginning: Promise<void> = Promise.resolve()
  #search: Promise<void> | undefined
  #wokenAgain = false
  #stopped = false
  #reachable = true
  #nextLook: NodeJS.Timeout | undefined
  #purging: NodeJS.Timeout | undefined

  constructor(services: MailServices, office: Office, stopGraceMs: number) {
    this.#services = services
    this.#office = office
    this.#stopGraceMs = stopGraceMs
  }

  begin() {
    this.#beginning = this.#tidyUp().finally(() => this.wake())
    this.#purging = setInterval(() => void this.#purge(), PURGE_MS)
  }

  wake() {
    this.#wokenAgain = true
    if (!this.#search && !this.#stopped) {
      this.#search = this.#searchWhileWoken().finally(() => this.#rest())
    }
  }

  async stop() {
    this.#stopped = true
    clearTimeout(this.#nextLook)
    clearInterval(this.#purging)
    await this.#beginning
    await this.#search
    const grace = setTimeout(() => this.#cutShort.abort(), this.#stopGraceMs)
    await Promise.all(this.#underWay)
    clearTimeout(grace)
  }

  async #tidyUp() {
    const { database, now } = this.#services
    if (database.kind === 'sqlite') {
      await reclaimOrphans(database, now()).catch((error) => this.#report(error))
    }
    await this.#purge()
  }

  async #purge() {
    const { database, now } = this.#services
    await purgeOldLetters(database, now()).catch((error) => this.#report(error))
  }

  async #searchWhileWoken() {
    while (this.#wokenAgain && !this.#stopped) {
      this.#wokenAgain = false
      await this.#takeDue().catch((error) => this.#report(error))
    }
  }

  #rest() {
    this.#search = undefined
    clearTimeout(this.#nextLook)
    if (this.#stopped) return
    if (this.#wokenAgain) this.wake()
    else this.#nextLook = setTimeout(() => this.wake(), POLL_MS)
  }

  async #takeDue() {
    const { database, now } = this.#services
    const quick = this.#underWay.size - this.#slow.size
    const limit = Math.min(PARALLEL - quick, MOST - this.#underWay.size)
    if (limit <= 0) return
    const claims = await claimDue(database, { now: now(), leaseMs: LEASE_MS, limit })
    for (const claim of claims) this.#carry(claim)
  }

  #carry(claim: LetterRow) {
    const way = deliver(claim, this.#services, this.#office, this.#cutShort.signal)
      .then((outcome) => this.#note(outcome))
      .catch((error) => this.#report(error))
      .finally(() => {
        clearTimeout(slowing)
        this.#slow.delete(way)
        this.#underWay.delete(way)
        this.wake()
      })
    const slowing = setTimeout(() => {
      this.#slow.add(way)
      this.wake()
    }, SLOW_MS)
    this.#underWay.add(way)
  }

  /** One line when the mail server goes away and one when it is back, however many letters wait. */
  #note(outcome: Outcome) {
    const { log } = this.#services
    const answered = outcome === 'sent' || outcome === 'postponed'
    if (outcome === 'unreachable' && this.#reachable) log.error('letters wait: no mail server')
    if (answered && !this.#reachable) log.info('the mail server answers again')
    if (answered || outcome === 'unreachable') this.#reachable = answered
  }

  /** A letter whose end could not be written down comes up again when its lease runs out. */
  #report(error: unknown) {
    this.#services.log.error({ error }, 'the outbox could not be read or written; trying again')
  }
}
