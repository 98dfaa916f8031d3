import { business } from '#app/content/business.ts'
import { costCalculator } from '#app/content/en/cost-calculator.ts'
import { Button } from '#app/ui/button.tsx'
import { CopyButton } from '#app/ui/copy-button.tsx'
import { Icon } from '#app/ui/icon.tsx'

import { writeSelection, type Selection } from './selection.ts'

const words = costCalculator.share

/** Takes the sum along: as a link, or on paper. */
export function Share({ selection, first }: { selection: Selection; first: Selection }) {
  function link() {
    const { origin, pathname } = window.location
    return `${origin}${pathname}${writeSelection(selection, first)}#calculator`
  }

  return (
    <>
      <div className="cluster screen-only">
        <CopyButton variant="quiet" small text={link} copied={words.copied} refused={words.refused}>
          {words.copy}
        </CopyButton>
        <Button variant="quiet" small onClick={() => window.print()}>
          <Icon name="print" />
          {words.print}
        </Button>
      </div>
      <p className="print-only">
        {business.name}, {business.addressLines.join(', ')}, {business.phone}
      </p>
    </>
  )
}
