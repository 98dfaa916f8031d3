import { tracker } from '#app/content/en/my-mailbox.ts'
import { interpolate } from '#shared/interpolate.ts'
import { Button } from '#app/ui/button.tsx'
import { formatExactDollars } from '#app/ui/dollars.ts'
import type { ApplicationAnswer } from '#shared/rental/answers.ts'

import { documentName } from './names.ts'

const { bring: words } = tracker

/** What each person brings to the counter, to be read and to be printed. */
export function BringList({ application }: { application: ApplicationAnswer }) {
  const { recipients, dueToday } = application
  return (
    <div className="stack gap-3">
      <h3>{words.title}</h3>
      <ul className="bulleted">
        {recipients
          .filter(({ photoId, addressId }) => photoId && addressId)
          .map(({ id, name, photoId, addressId }) => (
            <li key={id}>
              {interpolate(words.ids, {
                name,
                photo: documentName(photoId ?? ''),
                address: documentName(addressId ?? ''),
              })}
            </li>
          ))}
        <li>{interpolate(words.pay, { amount: formatExactDollars(dueToday) })}</li>
        <li>{words.worksheet}</li>
        <li>{words.form}</li>
      </ul>
      <div className="screen-only">
        <Button variant="quiet" small onClick={() => window.print()}>
          {words.print}
        </Button>
      </div>
    </div>
  )
}
