import { addressWords as words } from '#app/content/en/address.ts'
import { business } from '#app/content/business.ts'
import { CopyButton } from '#app/ui/copy-button.tsx'

const addressLines = [business.name, ...business.addressLines]

/** Where the shop is, to be copied. */
export function AddressFact() {
  return (
    <div>
      <h3>{words.title}</h3>
      <address>{addressLines.join('\n')}</address>
      <CopyButton
        variant="quiet"
        small
        text={() => addressLines.join('\n')}
        copied={words.copied}
        refused={words.refused}
      >
        {words.copy}
      </CopyButton>
    </div>
  )
}
