import type { TestServer } from './start-server.ts'

/** A payment by card online with a refund and a dispute, and automatic renewal: rows without their postings. */
export async function addCardPayment(
  { database, clock }: TestServer,
  { id: rentalId }: { id: string },
) {
  const ofPayment = { paymentIntent: 'pi_1', createdAt: clock.now }
  await database.write(async (tx) => {
    await tx
      .insertInto('cardPayments')
      .values({ paymentIntent: 'pi_1', rentalId, cents: 5_997, receipt: 2, paidAt: clock.now })
      .execute()
    await tx
      .insertInto('cardRefunds')
      .values({
        ...ofPayment,
        id: 're_1',
        cents: 500,
        state: 'paid',
        undoesRent: 0,
        askedBy: 'clerk',
      })
      .execute()
    await tx
      .insertInto('cardDisputes')
      .values({ ...ofPayment, id: 'du_1', cents: 900, state: 'open' })
      .execute()
    await tx
      .insertInto('automaticRenewals')
      .values({
        rentalId,
        state: 'on',
        months: 3,
        agreedCents: 5_997,
        agreedAt: clock.now,
        language: 'en',
        stripeCustomer: 'cus_1',
        paymentMethod: 'pm_1',
        tries: 0,
        isDetached: 0,
      })
      .execute()
  })
}
