import { Stripe } from 'stripe'

import { errors } from '#sentences/errors.ts'
import { ApiError } from '#server/http/api-error.ts'
import { readText } from '#server/http/read-body.ts'
import type { RequestContext } from '#server/http/request-context.ts'
import type { Services } from '#server/services.ts'

import { applyEvent } from './events.ts'

/** How old a signature may be, in seconds: Stripe's own bound. */
const TOLERANCE_SECONDS = 300

/** POST /stripe/webhook: an event of Stripe, signed over its raw body. Anything but 2xx makes Stripe send it again. */
export async function receiveEvent(context: RequestContext, services: Services) {
  const { cards, now } = services
  if (!cards) throw new ApiError(404, 'not_found', errors.notFound)
  const body = await readText(context)
  const signature = context.request.headers.get('stripe-signature') ?? ''
  let event: Stripe.Event
  try {
    event = cards.stripe.webhooks.constructEvent(
      body,
      signature,
      cards.webhookSecret,
      TOLERANCE_SECONDS,
      undefined,
      now(),
    )
  } catch (error) {
    if (!(error instanceof Stripe.errors.StripeSignatureVerificationError)) throw error
    throw new ApiError(400, 'bad_signature', errors.notFound)
  }
  if (event.livemode !== cards.isLive) throw new ApiError(400, 'other_mode', errors.notFound)
  await applyEvent(event, { ...services, cards })
  return Response.json({ received: true })
}
