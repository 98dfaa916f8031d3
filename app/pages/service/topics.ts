import { aiTools } from '#content/ai-tools.ts'
import { about } from '#content/company/about.ts'
import { enterprise } from '#content/company/enterprise.ts'
import { getListed } from '#content/company/get-listed.ts'
import { legal } from '#content/services/legal/legal.ts'
import { livingWill } from '#content/services/legal/living-will.ts'
import { notaryServices } from '#content/services/legal/notary-services.ts'
import { powerOfAttorney } from '#content/services/legal/power-of-attorney.ts'
import { serviceOfProcess } from '#content/services/legal/service-of-process.ts'
import { trustServices } from '#content/services/legal/trust-services.ts'
import { mailbox } from '#content/services/mailbox/mailbox.ts'
import { mailForwarding } from '#content/services/mailbox/mail-forwarding.ts'
import { mailboxRental } from '#content/services/mailbox/mailbox-rental.ts'
import { packageReceiving } from '#content/services/mailbox/package-receiving.ts'
import { packageStorage } from '#content/services/mailbox/package-storage.ts'
import { secureMailHandling } from '#content/services/mailbox/secure-mail-handling.ts'
import { virtualMailbox } from '#content/services/mailbox/virtual-mailbox.ts'
import { services } from '#content/services/services.ts'
import { shippingQuote } from '#content/services/shipping-quote.ts'
import { bookkeeping } from '#content/services/tax/bookkeeping.ts'
import { tax } from '#content/services/tax/tax.ts'
import { taxConsultation } from '#content/services/tax/tax-consultation.ts'
import { taxFiling } from '#content/services/tax/tax-filing.ts'
import { taxForms } from '#content/services/tax/tax-forms.ts'
import { taxPlanning } from '#content/services/tax/tax-planning.ts'
import { taxPreparation } from '#content/services/tax/tax-preparation.ts'
import { taxReturns } from '#content/services/tax/tax-returns.ts'
import { calculator } from '#content/tools/calculator.ts'
import { pdfTools } from '#content/tools/pdf-tools.ts'
import { tools } from '#content/tools/tools.ts'
import type { Topic } from '#content/service.ts'

const mailboxServices = [
  mailbox,
  mailboxRental,
  mailForwarding,
  packageReceiving,
  virtualMailbox,
  secureMailHandling,
  packageStorage,
]

const taxServices = [
  tax,
  bookkeeping,
  taxForms,
  taxPreparation,
  taxFiling,
  taxPlanning,
  taxConsultation,
  taxReturns,
]

const legalServices = [
  legal,
  notaryServices,
  powerOfAttorney,
  livingWill,
  trustServices,
  serviceOfProcess,
]

/** Every topic page, in the order in which cards show them. A new page is a new entry here. */
export const topics: Topic[] = [
  services,
  ...mailboxServices,
  shippingQuote,
  ...taxServices,
  ...legalServices,
  tools,
  pdfTools,
  calculator,
  aiTools,
  about,
  getListed,
  enterprise,
]
