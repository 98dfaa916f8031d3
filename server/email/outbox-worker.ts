import type { OutboxItem } from '#server/database/rows.ts'
import type { ShopDetails } from '#shared/shop/core/shop.ts'

import { deliver, type EmailServices, type Outcome, type Postbox } from './delivery.ts'
import { claimDue, purgeOutbox, releaseOrphans } from './outbox-queue.ts'
import type { Transport } from './transport.ts'

const MAX_PARALLEL = 8
/** A slow email frees its slot: a mail server that stalls on some must not delay the others. */
const SLOW_MS = 2_000
const MAX_IN_FLIGHT = 32
const LEASE_MS = 30_000
const POLL_MS = 2_000
const PURGE_MS = 3_600_000
const STOP_TIMEOUT_MS = 3_000

type WorkerOptions = { shop: ShopDetails; transport: Transport; stopTimeoutMs?: number }

export function startOutboxWorker(services: EmailServices, options: WorkerOptions) {
  return new OutboxWorker(services, options)
}

class OutboxWorker {
  readonly #services: EmailServices
  readonly #postbox: Postbox
  readonly #stopTimeoutMs: number
  readonly #inFlight = new Set<Promise<void>>()
  readonly #slow = new Set<Promise<void>>()
  readonly #cancelled = new AbortController()
  readonly #purgeTimer: NodeJS.Timeout
  readonly #ready: Promise<void>
  #search: Promise<void> | undefined
  #isWokenAgain = false
  #isStopped = false
  #isReachable = true
  #pollTimer: NodeJS.Timeout | undefined

  constructor(services: EmailServices, { shop, transport, stopTimeoutMs }: WorkerOptions) {
    const { siteUrl, mailFrom } = services.settings
    this.#services = services
    this.#postbox = { transport, sender: { shop, siteUrl, mailFrom } }
    this.#stopTimeoutMs = stopTimeoutMs ?? STOP_TIMEOUT_MS
    this.#ready = this.#tidyUp().finally(() => this.wake())
    this.#purgeTimer = setInterval(() => void this.#purge(), PURGE_MS)
  }

  wake() {
    this.#isWokenAgain = true
    if (!this.#search && !this.#isStopped) {
      this.#search = this.#searchWhileWoken().finally(() => this.#rest())
    }
  }

  /** Waits a few seconds for emails being sent; the rest is left for the next start. */
  async stop() {
    this.#isStopped = true
    clearTimeout(this.#pollTimer)
    clearInterval(this.#purgeTimer)
    await this.#ready
    await this.#search
    const timeout = setTimeout(() => this.#cancelled.abort(), this.#stopTimeoutMs)
    await Promise.all(this.#inFlight)
    clearTimeout(timeout)
  }

  async #tidyUp() {
    const { database, now } = this.#services
    if (database.kind === 'sqlite') {
      await releaseOrphans(database, now()).catch((error) => this.#report(error))
    }
    await this.#purge()
  }

  async #purge() {
    const { database, now } = this.#services
    await purgeOutbox(database, now()).catch((error) => this.#report(error))
  }

  async #searchWhileWoken() {
    while (this.#isWokenAgain && !this.#isStopped) {
      this.#isWokenAgain = false
      await this.#startDue().catch((error) => this.#report(error))
    }
  }

  #rest() {
    this.#search = undefined
    clearTimeout(this.#pollTimer)
    if (this.#isStopped) return
    if (this.#isWokenAgain) this.wake()
    else this.#pollTimer = setTimeout(() => this.wake(), POLL_MS)
  }

  async #startDue() {
    const { database, now } = this.#services
    const quick = this.#inFlight.size - this.#slow.size
    const limit = Math.min(MAX_PARALLEL - quick, MAX_IN_FLIGHT - this.#inFlight.size)
    if (limit <= 0) return
    const items = await claimDue(database, { now: now(), leaseMs: LEASE_MS, limit })
    for (const item of items) this.#start(item)
  }

  #start(item: OutboxItem) {
    const delivery = deliver(item, this.#services, this.#postbox, this.#cancelled.signal)
      .then((outcome) => this.#note(outcome))
      .catch((error) => this.#report(error))
      .finally(() => {
        clearTimeout(slowTimer)
        this.#slow.delete(delivery)
        this.#inFlight.delete(delivery)
        this.wake()
      })
    const slowTimer = setTimeout(() => {
      this.#slow.add(delivery)
      this.wake()
    }, SLOW_MS)
    this.#inFlight.add(delivery)
  }

  /** One line when the mail server fails and one when it is back, however many emails wait. */
  #note(outcome: Outcome) {
    const { log } = this.#services
    const answered = outcome === 'sent' || outcome === 'postponed'
    if (outcome === 'unreachable' && this.#isReachable) log.error('emails wait: no mail server')
    if (answered && !this.#isReachable) log.info('the mail server answers again')
    if (answered || outcome === 'unreachable') this.#isReachable = answered
  }

  /** An email whose result was not recorded becomes due again when its lease expires. */
  #report(error: unknown) {
    this.#services.log.error({ error }, 'the outbox could not be read or written; trying again')
  }
}
