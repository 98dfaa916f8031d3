import type { Stripe } from 'stripe'

type Words<Text> = Text extends `${infer First} ${infer Rest}` ? First | Words<Rest> : Text
type Stamp = { id: string; created: number; livemode: boolean }
type Given<Kind, Names extends keyof Kind> = Stamp & Pick<Kind, Names> & Partial<Kind>

const COUNTRY = 'US'
export const CURRENCY = 'usd'

function empty<Text extends string>(names: Text) {
  const pairs = names.split(' ').map((name) => [name, null])
  return Object.fromEntries(pairs) as Record<Words<Text> & string, null>
}

const billing = (email: string | null) => ({ ...empty('address name phone tax_id'), email })

const CARD = {
  brand: 'visa',
  country: COUNTRY,
  exp_month: 12,
  exp_year: 2040,
  fingerprint: 'Xt5EWLLDS7FJjR1c',
  funding: 'credit',
  last4: '4242',
}

export const session = (
  given: Given<Stripe.Checkout.Session, 'mode' | 'expires_at' | 'payment_status'>,
): Stripe.Checkout.Session => ({
  object: 'checkout.session',
  ...empty('adaptive_pricing after_expiration allow_promotion_codes allowed_payment_method_types'),
  ...empty('amount_subtotal amount_total billing_address_collection cancel_url client_secret'),
  ...empty('client_reference_id collected_information consent consent_collection currency'),
  ...empty('currency_conversion customer customer_account customer_creation customer_details'),
  ...empty('customer_email discounts integration_identifier invoice invoice_creation locale'),
  ...empty('managed_payments origin_context payment_intent payment_link permissions setup_intent'),
  ...empty('payment_method_collection payment_method_configuration_details recovered_from'),
  ...empty('saved_payment_method_options shipping_address_collection shipping_cost submit_type'),
  ...empty('subscription success_url url wallet_options total_details'),
  automatic_tax: { enabled: false, ...empty('liability provider status') },
  custom_fields: [],
  custom_text: empty('after_submit shipping_address submit terms_of_service_acceptance'),
  metadata: {},
  payment_method_options: {},
  payment_method_types: ['card'],
  shipping_options: [],
  status: 'open',
  ui_mode: 'hosted_page',
  ...given,
})

export const customerDetails = (email: string | null): Stripe.Checkout.Session.CustomerDetails => ({
  ...empty('address business_name individual_name name phone'),
  email,
  tax_exempt: 'none',
  tax_ids: [],
})

export const setupIntent = (given: Given<Stripe.SetupIntent, 'metadata'>): Stripe.SetupIntent => ({
  object: 'setup_intent',
  ...empty('allowed_payment_method_types application automatic_payment_methods mandate customer'),
  ...empty('cancellation_reason description excluded_payment_method_types last_setup_error'),
  ...empty('latest_attempt next_action on_behalf_of payment_method single_use_mandate'),
  ...empty('payment_method_configuration_details payment_method_options'),
  client_secret: `${given.id}_secret_test`,
  payment_method_types: ['card'],
  status: 'requires_payment_method',
  usage: 'off_session',
  ...given,
})

export const paymentMethod = (
  given: Given<Stripe.PaymentMethod, 'customer'>,
  email: string | null,
): Stripe.PaymentMethod => ({
  object: 'payment_method',
  billing_details: billing(email),
  card: {
    ...empty('checks generated_from networks regulated_status three_d_secure_usage wallet'),
    ...CARD,
    display_brand: 'visa',
  },
  customer_account: null,
  metadata: {},
  type: 'card',
  ...given,
})

export const customer = (given: Given<Stripe.Customer, 'email'>): Stripe.Customer => ({
  object: 'customer',
  ...empty('address currency default_source description discount name phone shipping test_clock'),
  balance: 0,
  delinquent: false,
  invoice_settings: empty('custom_fields default_payment_method footer rendering_options'),
  metadata: {},
  preferred_locales: [],
  tax_exempt: 'none',
  ...given,
})

export const paymentIntent = (
  given: Given<Stripe.PaymentIntent, 'amount' | 'metadata'>,
): Stripe.PaymentIntent => ({
  object: 'payment_intent',
  ...empty('allowed_payment_method_types application application_fee_amount canceled_at customer'),
  ...empty('automatic_payment_methods cancellation_reason customer_account description'),
  ...empty('excluded_payment_method_types last_payment_error latest_charge managed_payments'),
  ...empty('next_action on_behalf_of payment_method payment_method_configuration_details'),
  ...empty('payment_record processing receipt_email review setup_future_usage shipping source'),
  ...empty('statement_descriptor statement_descriptor_suffix transfer_group'),
  amount_capturable: 0,
  amount_received: 0,
  capture_method: 'automatic_async',
  client_secret: `${given.id}_secret_test`,
  confirmation_method: 'automatic',
  currency: CURRENCY,
  payment_method_options: {},
  payment_method_types: ['card'],
  status: 'requires_payment_method',
  ...given,
})

export const charge = (
  given: Given<Stripe.Charge, 'amount' | 'payment_intent' | 'payment_method' | 'customer'>,
  email: string | null,
): Stripe.Charge => ({
  object: 'charge',
  ...empty('application application_fee application_fee_amount balance_transaction description'),
  ...empty('failure_balance_transaction failure_code failure_message on_behalf_of outcome'),
  ...empty('receipt_email receipt_number receipt_url review shipping source source_transfer'),
  ...empty('statement_descriptor statement_descriptor_suffix transfer_data transfer_group'),
  amount_captured: given.amount,
  amount_refunded: 0,
  billing_details: billing(email),
  calculated_statement_descriptor: 'MAILBOXES',
  captured: true,
  currency: CURRENCY,
  disputed: false,
  fraud_details: {},
  metadata: {},
  paid: true,
  payment_method_details: { type: 'card' },
  refunded: false,
  status: 'succeeded',
  ...given,
})

export const refund = (
  given: Given<Stripe.Refund, 'amount' | 'charge' | 'payment_intent' | 'payment_method'>,
): Stripe.Refund => {
  // A refund does not say in which mode it was made.
  const { livemode: _, ...named } = given
  return {
    object: 'refund',
    ...empty('balance_transaction customer customer_account reason receipt_number'),
    ...empty('source_transfer_reversal transfer_reversal'),
    currency: CURRENCY,
    metadata: {},
    status: 'succeeded',
    ...named,
  }
}

export const dispute = (
  given: Given<Stripe.Dispute, 'amount' | 'charge' | 'payment_intent'>,
  dueBy: number,
): Stripe.Dispute => ({
  object: 'dispute',
  balance_transactions: [],
  currency: CURRENCY,
  enhanced_eligibility_types: [],
  evidence: {
    ...empty('access_activity_log billing_address cancellation_policy cancellation_rebuttal'),
    ...empty('cancellation_policy_disclosure customer_communication customer_email_address'),
    ...empty('customer_name customer_purchase_ip customer_signature duplicate_charge_id receipt'),
    ...empty('duplicate_charge_documentation duplicate_charge_explanation product_description'),
    ...empty('refund_policy refund_policy_disclosure refund_refusal_explanation service_date'),
    ...empty('service_documentation shipping_address shipping_carrier shipping_date'),
    ...empty('shipping_documentation shipping_tracking_number uncategorized_file'),
    uncategorized_text: null,
    enhanced_evidence: {},
  },
  evidence_details: {
    due_by: dueBy,
    enhanced_eligibility: {},
    has_evidence: false,
    past_due: false,
    submission_count: 0,
    submission_method: 'not_submitted',
  },
  intended_submission_method: null,
  is_charge_refundable: false,
  metadata: {},
  reason: 'fraudulent',
  status: 'needs_response',
  ...given,
})

export const payout = (given: Given<Stripe.Payout, 'amount' | 'arrival_date'>): Stripe.Payout => ({
  object: 'payout',
  ...empty('application_fee application_fee_amount balance_transaction failure_code trace_id'),
  ...empty('failure_balance_transaction failure_message original_payout payout_method'),
  ...empty('reversed_by statement_descriptor'),
  automatic: true,
  currency: CURRENCY,
  description: 'STRIPE PAYOUT',
  destination: 'ba_1',
  metadata: {},
  method: 'standard',
  reconciliation_status: 'in_progress',
  source_type: 'card',
  status: 'in_transit',
  type: 'bank_account',
  ...given,
})

export const ACCOUNT: Stripe.Account = {
  id: 'acct_1',
  object: 'account',
  charges_enabled: true,
  country: COUNTRY,
  default_currency: CURRENCY,
  details_submitted: true,
  email: 'owner@example.com',
  payouts_enabled: true,
  type: 'standard',
}
