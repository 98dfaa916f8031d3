import { myData } from '#app/content/en/my-data.ts'
import { signOut } from '#app/auth/client.ts'
import { demandOwner, demandSecondFactor, type OwnerProof } from '#app/auth/identity-prompt.ts'
import { callShop } from '#app/auth/shop-client.ts'

const { remove: words } = myData
/** Said in words of this page: those of the wire speak of a change of password. */
const SENTENCES: Record<string, string> = {
  current_password_invalid: words.wrongPassword,
  reauthentication_not_valid: words.wrongCode,
}

const request = (proof?: OwnerProof) =>
  callShop<object>('/data/delete', { confirm: 'delete', ...proof })

/**
 * Deletes the account of whoever proves to be its owner, and signs this browser out.
 *
 * @returns why it still stands; empty where its owner left the question unanswered
 */
export async function deleteAccount(): Promise<string | null> {
  let { refusal } = await request()
  if (refusal?.code === 'second_factor_required') {
    if (!(await demandSecondFactor())) return ''
    ;({ refusal } = await request())
  }
  if (refusal?.code === 'current_password_required') {
    const proof = await demandOwner()
    if (!proof) return ''
    ;({ refusal } = await request(proof))
  }
  if (refusal) return SENTENCES[refusal.code] ?? refusal.message
  await signOut('local')
  return null
}
