import { use } from 'react'

import { callShop } from '#app/shop/client.ts'
import { boxCalls } from '#shared/shop/boxes/calls.ts'

import { CustomerChanges } from './step-form.tsx'

/** Asks how the customer of the page stands after a call that answers with something else. */
export function useCustomerReload() {
  const { application, onChange } = use(CustomerChanges)
  return async () => {
    const { data } = await callShop(boxCalls.getCustomer, { application })
    if (data) onChange(data)
  }
}
