import { aiTools } from '#app/content/en/ai-tools.ts'
import { about } from '#app/content/en/company/about.ts'
import { enterprise } from '#app/content/en/company/enterprise.ts'
import { getListed } from '#app/content/en/company/get-listed.ts'
import { legal } from '#app/content/en/services/legal/legal.ts'
import { livingWill } from '#app/content/en/services/legal/living-will.ts'
import { notaryServices } from '#app/content/en/services/legal/notary-services.ts'
import { powerOfAttorney } from '#app/content/en/services/legal/power-of-attorney.ts'
import { serviceOfProcess } from '#app/content/en/services/legal/service-of-process.ts'
import { trustServices } from '#app/content/en/services/legal/trust-services.ts'
import { mailbox } from '#app/content/en/services/mailbox/mailbox.ts'
import { mailForwarding } from '#app/content/en/services/mailbox/mail-forwarding.ts'
import { mailboxRental } from '#app/content/en/services/mailbox/mailbox-rental.ts'
import { packageReceiving } from '#app/content/en/services/mailbox/package-receiving.ts'
import { packageStorage } from '#app/content/en/services/mailbox/package-storage.ts'
import { secureMailHandling } from '#app/content/en/services/mailbox/secure-mail-handling.ts'
import { virtualMailbox } from '#app/content/en/services/mailbox/virtual-mailbox.ts'
import { services } from '#app/content/en/services/services.ts'
import { shippingQuote } from '#app/content/en/services/shipping-quote.ts'
import { bookkeeping } from '#app/content/en/services/tax/bookkeeping.ts'
import { tax } from '#app/content/en/services/tax/tax.ts'
import { taxConsultation } from '#app/content/en/services/tax/tax-consultation.ts'
import { taxFiling } from '#app/content/en/services/tax/tax-filing.ts'
import { taxForms } from '#app/content/en/services/tax/tax-forms.ts'
import { taxPlanning } from '#app/content/en/services/tax/tax-planning.ts'
import { taxPreparation } from '#app/content/en/services/tax/tax-preparation.ts'
import { taxReturns } from '#app/content/en/services/tax/tax-returns.ts'
import { calculator } from '#app/content/en/tools/calculator.ts'
import { pdfTools } from '#app/content/en/tools/pdf-tools.ts'
import { tools } from '#app/content/en/tools/tools.ts'
import type { Topic } from '#app/content/en/service.ts'

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
