import type * as en from '#shared/content/en/sample-shop.ts'
import { sample as english } from '#shared/content/en/sample-shop.ts'

export const sample: typeof en.sample = {
  ...english,
  done: (customers, mail, postings) =>
    `Esta tienda es ahora una muestra: ${customers} clientes, ${mail} envíos, ${postings} asientos.`,
}
