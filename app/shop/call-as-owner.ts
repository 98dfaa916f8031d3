import { promptForOwner, promptForSecondFactor } from '#app/auth/identity-prompt.ts'
import type { Call } from '#shared/shop/core/contract.ts'

import { callShop, type AnswerOf, type InputOf, type ShopResult } from './client.ts'

/**
 * Like `callShop`, for calls that need proof of the account's owner: asks for a second factor or the password, then sends the call.
 * The page must show an `<IdentityDialog>`.
 *
 * @returns null when the prompt was closed
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
