import type { Stripe } from 'stripe'

import type { Words } from './form.ts'

type Stamp = { id: string; created: number; livemode: boolean }
type Given<Kind, Names extends keyof Kind> = Stamp & Pick<Kind, Names> & Partial<Kind>

export const CURRENCY = 'usd'

function empty<Text extends string>(names: Text) {
  const pairs = names.split(' ').map((name) => [name, null])
  return Object.fromEntries(pairs) as Record<Words<Text> & string, null>
}

const billing = (email: string | null) => ({ ...empty('address name phone tax_id'), email })

export const session = (
  given: Given<Stripe.Checkout.Session, 'mode' | 'expires_at' | 'payment_status'>,
): Stripe.Checkout.Session => ({
  object: 'checkout.session',
  ...empty('allowed_payment_method_types client_reference_id payment_method_configuration_details'),
  ...empty('billing_address_collection saved_payment_method_options shipping_address_collection'),
  ...empty('allow_promotion_codes customer_email integration_identifier payment_method_collection'),
  ...empty('collected_information consent_collection currency_conversion customer_creation locale'),
  ...empty('adaptive_pricing after_expiration customer_account customer_details invoice_creation'),
  ...empty('amount_subtotal consent managed_payments origin_context payment_intent recovered_from'),
  ...empty('amount_total client_secret payment_link shipping_cost total_details wallet_options'),
  ...empty('cancel_url discounts permissions setup_intent submit_type subscription success_url'),
  ...empty('currency customer invoice url'),
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
  ...empty('excluded_payment_method_types payment_method_configuration_details single_use_mandate'),
  ...empty('allowed_payment_method_types automatic_payment_methods mandate payment_method_options'),
  ...empty('cancellation_reason last_setup_error latest_attempt on_behalf_of payment_method'),
  ...empty('application customer description next_action'),
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
    brand: 'visa',
    country: 'US',
    display_brand: 'visa',
    exp_month: 12,
    exp_year: 2040,
    funding: 'credit',
    last4: '4242',
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
  ...empty('excluded_payment_method_types last_payment_error payment_method_configuration_details'),
  ...empty('allowed_payment_method_types automatic_payment_methods statement_descriptor_suffix'),
  ...empty('application_fee_amount cancellation_reason setup_future_usage statement_descriptor'),
  ...empty('customer_account managed_payments payment_method payment_record review transfer_group'),
  ...empty('application canceled_at customer description latest_charge on_behalf_of receipt_email'),
  ...empty('next_action processing shipping source'),
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
  ...empty('application_fee_amount failure_balance_transaction review statement_descriptor_suffix'),
  ...empty('application_fee balance_transaction failure_code failure_message statement_descriptor'),
  ...empty('application receipt_email receipt_number source_transfer transfer_data transfer_group'),
  ...empty('description on_behalf_of outcome receipt_url shipping source'),
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
    ...empty('balance_transaction customer_account source_transfer_reversal transfer_reversal'),
    ...empty('customer reason receipt_number'),
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
    ...empty('cancellation_policy_disclosure cancellation_rebuttal duplicate_charge_documentation'),
    ...empty('duplicate_charge_explanation refund_policy_disclosure refund_refusal_explanation'),
    ...empty('customer_communication customer_email_address service_date shipping_tracking_number'),
    ...empty('customer_purchase_ip service_documentation shipping_address shipping_documentation'),
    ...empty('access_activity_log cancellation_policy duplicate_charge_id product_description'),
    ...empty('billing_address customer_signature receipt shipping_carrier uncategorized_file'),
    ...empty('customer_name refund_policy shipping_date'),
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
  ...empty('application_fee_amount failure_balance_transaction payout_method statement_descriptor'),
  ...empty('application_fee balance_transaction failure_code failure_message original_payout'),
  ...empty('reversed_by trace_id'),
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
  country: 'US',
  default_currency: CURRENCY,
  details_submitted: true,
  email: 'owner@example.com',
  payouts_enabled: true,
  type: 'standard',
}
