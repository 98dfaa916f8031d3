import { formatDate } from '#app/shop/core/times.ts'
import { BulletList } from '#app/ui/bullet-list.tsx'
import { formatExactDollars } from '#app/ui/dollars.ts'
import { money } from '#shared-content/money.ts'
import { formatClosingRent, type ClosingRent } from '#shared/shop/money/closing-rent.ts'

type ClosingRentListProps = { rent: ClosingRent; closesOn: string }

export function ClosingRentList({ rent, closesOn }: ClosingRentListProps) {
  const formats = { day: formatDate, dollars: formatExactDollars }
  return (
    <BulletList>
      {formatClosingRent(rent, closesOn, money, formats).map((sentence) => (
        <li key={sentence}>{sentence}</li>
      ))}
    </BulletList>
  )
}
