import type { RenderedEmail } from './compose.ts'

export type Transport = {
  /** Resolves when the mail server has accepted the email. @throws DeliveryError */
  send(mail: RenderedEmail, signal: AbortSignal): Promise<void>
  dryRun(mail: RenderedEmail, signal: AbortSignal): Promise<void>
}

/**
 * - `unreachable`: no email could be sent, so it says nothing about this one
 * - `postponed`: this email was refused for now
 * - `refused`: this email will never be accepted
 */
export type FailureKind = 'unreachable' | 'postponed' | 'refused'

/** Why an email was not accepted. Its message is short and contains no address. */
export class DeliveryError extends Error {
  readonly kind: FailureKind

  constructor(kind: FailureKind, message: string) {
    super(message)
    this.kind = kind
  }
}
