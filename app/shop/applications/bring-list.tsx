import { business } from '#app/content/business.ts'
import { documentName } from '#app/shop/core/names.ts'
import { BulletList } from '#app/ui/bullet-list.tsx'
import { formatExactDollars } from '#app/ui/dollars.ts'
import { Icon } from '#app/ui/icon.tsx'
import { PrintButton } from '#app/ui/print-button.tsx'
import { acknowledgmentWords } from '#content/acknowledgment-words.ts'
import { tracker as words } from '#content/my-mailbox.ts'
import { interpolate } from '#shared/interpolate.ts'
import type { FiledApplication } from '#shared/shop/applications/calls.ts'
import { lackingIn } from '#shared/shop/applications/tracker.ts'

import { AcknowledgmentText } from './acknowledgment-text.tsx'

export const BRING_LIST = 'bring'

export function BringList({ application }: { application: FiledApplication }) {
  const { recipients, track, signing, state, dueToday } = application
  const lacking = lackingIn(track, 'ids')
  const isFormDue = lackingIn(track, 'signed').length > 0
  const list = (
    <BulletList className="wrap-anywhere">
      {recipients
        .filter(({ id }) => lacking.includes(id))
        .map(({ id, name, photoId, addressId }) => (
          <li key={id}>
            {photoId && addressId
              ? interpolate(words.bring.ids, {
                  name,
                  photo: documentName(photoId),
                  address: documentName(addressId),
                })
              : interpolate(words.bring.anyIds, { name })}
          </li>
        ))}
      {isFormDue && <li>{signing === 'notary' ? words.bring.signedForm : words.bring.form}</li>}
      {isFormDue && state === 'open' && <li>{words.bring.worksheet}</li>}
      {state === 'open' && (
        <li>{interpolate(words.bring.pay, { amount: formatExactDollars(dueToday) })}</li>
      )}
      <li>
        {acknowledgmentWords.bring}
        <AcknowledgmentText />
      </li>
    </BulletList>
  )
  return (
    <div id={BRING_LIST} className="grid grid-cols-1 gap-3">
      <h3>{words.bring.title}</h3>
      {list}
      <div>
        <PrintButton
          variant="quiet"
          small
          sheet={
            <div className="grid grid-cols-1 gap-6">
              <h1>{words.bring.title}</h1>
              {list}
              <p>{[business.name, ...business.addressLines, business.phone].join(', ')}</p>
            </div>
          }
        >
          <Icon name="print" />
          {words.bring.print}
        </PrintButton>
      </div>
    </div>
  )
}
