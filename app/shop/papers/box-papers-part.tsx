import { box as words } from '#app/content/staff/box.ts'
import { Part } from '#app/shop/core/staff-page.tsx'

import { ReceivePaper } from './receive-part.tsx'

type BoxPapersPartProps = { box: number; onDone: (text: string) => void }

/** The court papers for a box, and the form for new ones. */
export function BoxPapersPart({ box, onDone }: BoxPapersPartProps) {
  return (
    <Part id="papers" title={words.parts.papers}>
      <details className="fold">
        <summary>{words.papers.receive}</summary>
        <ReceivePaper box={box} onDone={onDone} />
      </details>
    </Part>
  )
}
