import type { RenderedEmail } from './compose.ts'

/** Where emails leave the house. */
export type Transport = {
  /** Resolves when the email has been taken over. @throws DeliveryError */
  send(mail: RenderedEmail, signal: AbortSignal): Promise<void>
  /** Does all of it but hand anything over. @throws DeliveryError */
  dryRun(mail: RenderedEmail, signal: AbortSignal): Promise<void>
}

/**
 * - `unreachable`: nobody could take any email, so it says nothing about this one
 * - `postponed`: this email was refused for now
 * - `refused`: this email will never be taken
 */
export type FailureKind = 'unreachable' | 'postponed' | 'refused'

/** Why an email was not taken over. Its message is short and never holds an address. */
export class DeliveryError extends Error {
  readonly kind: FailureKind

  constructor(kind: FailureKind, message: string) {
    super(message)
    this.kind = kind
  }
}
