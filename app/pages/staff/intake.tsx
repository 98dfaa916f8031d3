import { useState } from 'react'

import { intake as words } from '#app/content/en/staff/intake.ts'
import { LettersWalk } from '#app/staff/mail/letters-walk.tsx'
import { ParcelIntake } from '#app/staff/mail/parcel-intake.tsx'
import { StaffPageHead } from '#app/staff/staff-page.tsx'
import { Button } from '#app/ui/button.tsx'

const ways = ['parcels', 'letters'] as const

export default function Intake() {
  const [way, setWay] = useState<(typeof ways)[number]>('parcels')
  return (
    <>
      <StaffPageHead>
        {ways.map((each) => (
          <Button
            key={each}
            variant={each === way ? 'primary' : 'quiet'}
            aria-pressed={each === way}
            onClick={() => setWay(each)}
          >
            {words.ways[each]}
          </Button>
        ))}
      </StaffPageHead>
      {way === 'parcels' ? <ParcelIntake /> : <LettersWalk />}
    </>
  )
}
