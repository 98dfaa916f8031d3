import { promptForOwner, promptForSecondFactor } from '#app/auth/identity-prompt.ts'
import type { Call } from '#shared/shop/core/contract.ts'

import { callShop, type AnswerOf, type InputOf, type ShopResult } from './client.ts'

/**
 * Like `callShop`, after proof of the account's owner. The page must render an `<IdentityDialog>`.
 * @returns null when canceled
 */
export async function callAsOwner<One extends Call>(
  call: One,
  input: InputOf<One>,
): Promise<ShopResult<AnswerOf<One>> | null> {
  let result = await callShop(call, input)
  if (result.error?.code === 'second_factor_required') {
    if (!(await promptForSecondFactor())) return null
    result = await callShop(call, input)
  }
  if (result.error?.code === 'current_password_required') {
    const proof = await promptForOwner()
    if (!proof) return null
    result = await callShop(call, { ...(input as object), ...proof } as InputOf<One>)
  }
  return result
}
