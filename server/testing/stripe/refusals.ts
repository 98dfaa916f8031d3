type Details = { type?: string; message: string; [name: string]: unknown }

export class Refusal extends Error {
  readonly status: number
  readonly details: Details
  /** Stripe keeps the answers of calls that it began to carry out. */
  readonly isKept: boolean

  constructor(status: number, details: Details, isKept = false) {
    super(details.message)
    this.status = status
    this.details = { type: 'invalid_request_error', ...details }
    this.isKept = isKept
  }
}

export const invalid = (message: string, code?: string, param?: string) =>
  new Refusal(400, { message, code, param })

export const impossible = (message: string, code?: string, param?: string) =>
  new Refusal(400, { message, code, param }, true)

export const missingParam = (param: string) =>
  invalid(`Missing required param: ${param}.`, 'parameter_missing', param)

export const missing = (kind: string, id: string, param = 'id') =>
  new Refusal(404, { message: `No such ${kind}: '${id}'`, code: 'resource_missing', param })
