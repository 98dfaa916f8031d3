import { Navigate, useParams } from 'react-router'

import { RecipientsPart } from '#app/shop/applications/customer-recipients.tsx'
import { ContactLine, CustomerHead } from '#app/shop/boxes/customer-head.tsx'
import { Columns } from '#app/shop/core/staff-page.tsx'
import { servicePath } from '#app/shop/core/staff-pages.ts'
import { useShop } from '#app/shop/use-shop-query.ts'
import { boxCalls } from '#shared/shop/boxes/calls.ts'

import { CustomerPage, CustomerProgress, EndApplication } from './customer-page.tsx'
import { NextStep } from './next-step.tsx'

/** Once it has a number, the box's page replaces this one. */
export default function Customer() {
  const { id = '' } = useParams()
  const customer = useShop(boxCalls.getCustomer, { application: id })
  if (customer.box !== null) return <Navigate replace to={servicePath(customer, 'next') ?? ''} />
  return (
    <CustomerPage key={id} customer={customer} head={<CustomerHead customer={customer} />}>
      <NextStep customer={customer} />
      <CustomerProgress customer={customer} />
      <Columns>
        <div className="grid gap-4">
          <ContactLine customer={customer} />
          {customer.state === 'open' && <EndApplication />}
        </div>
        <RecipientsPart {...customer} />
      </Columns>
    </CustomerPage>
  )
}
