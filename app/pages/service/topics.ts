import { aiTools } from '#app/content/ai-tools.ts'
import { about } from '#app/content/company/about.ts'
import { enterprise } from '#app/content/company/enterprise.ts'
import { getListed } from '#app/content/company/get-listed.ts'
import { legal } from '#app/content/services/legal/legal.ts'
import { livingWill } from '#app/content/services/legal/living-will.ts'
import { notaryServices } from '#app/content/services/legal/notary-services.ts'
import { powerOfAttorney } from '#app/content/services/legal/power-of-attorney.ts'
import { serviceOfProcess } from '#app/content/services/legal/service-of-process.ts'
import { trustServices } from '#app/content/services/legal/trust-services.ts'
import { mailbox } from '#app/content/services/mailbox/mailbox.ts'
import { mailForwarding } from '#app/content/services/mailbox/mail-forwarding.ts'
import { mailboxRental } from '#app/content/services/mailbox/mailbox-rental.ts'
import { packageReceiving } from '#app/content/services/mailbox/package-receiving.ts'
import { packageStorage } from '#app/content/services/mailbox/package-storage.ts'
import { secureMailHandling } from '#app/content/services/mailbox/secure-mail-handling.ts'
import { virtualMailbox } from '#app/content/services/mailbox/virtual-mailbox.ts'
import { services } from '#app/content/services/services.ts'
import { shippingQuote } from '#app/content/services/shipping-quote.ts'
import { bookkeeping } from '#app/content/services/tax/bookkeeping.ts'
import { tax } from '#app/content/services/tax/tax.ts'
import { taxConsultation } from '#app/content/services/tax/tax-consultation.ts'
import { taxFiling } from '#app/content/services/tax/tax-filing.ts'
import { taxForms } from '#app/content/services/tax/tax-forms.ts'
import { taxPlanning } from '#app/content/services/tax/tax-planning.ts'
import { taxPreparation } from '#app/content/services/tax/tax-preparation.ts'
import { taxReturns } from '#app/content/services/tax/tax-returns.ts'
import { calculator } from '#app/content/tools/calculator.ts'
import { pdfTools } from '#app/content/tools/pdf-tools.ts'
import { tools } from '#app/content/tools/tools.ts'
import type { Topic } from '#app/content/topic.ts'

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
