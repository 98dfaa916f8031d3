import { setRole } from '#server/shop/staff.ts'
import type { StaffRole } from '#shared/rental/staff-requests.ts'

import { addApp } from './factors.ts'
import { callShop, openCustomer } from './shop.ts'
import type { TestServer } from './start-server.ts'

/** A member of the staff who passed the second step, and their calls. */
export async function openStaff(server: TestServer, email: string, role: StaffRole) {
  const { id, token: once } = await openCustomer(server, email)
  const by = { actor: 'test', role: 'operator' }
  await server.database.write((tx) => setRole(tx, { id, email, role }, by, server.clock.now))
  const { session } = await addApp(server, once)
  const token = session.access_token
  return {
    id,
    get: (path: string) => callShop(server, 'GET', `staff/${path}`, { token }),
    post: (path: string, body?: object) =>
      callShop(server, 'POST', `staff/${path}`, { token, body }),
  }
}

export type StaffMember = Awaited<ReturnType<typeof openStaff>>
