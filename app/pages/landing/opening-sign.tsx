import signScript from 'script-address:app/pages/landing/opening-sign-script.ts'

type OpeningSignProps = {
  /** For the finished HTML, which knows no time. */
  meanwhile: string
}

const STATE =
  'group before:mr-2 before:inline-block before:size-2.5 before:rounded-full before:border-2 before:border-line-strong data-[state=closing-soon]:before:border-warning data-[state=closing-soon]:before:bg-warning data-[state=open]:before:border-success data-[state=open]:before:bg-success'

export function OpeningSign({ meanwhile }: OpeningSignProps) {
  // On a phone a long name of a day takes a second line.
  return (
    <p
      className={`min-h-7 leading-7 max-[23rem]:min-h-14 [:lang(es)_&]:max-sm:min-h-14 ${STATE}`}
      data-eager=""
      data-script={signScript}
      suppressHydrationWarning
    >
      <strong className="group-data-[state=closing-soon]:text-warning group-data-[state=open]:text-success" />
      <span>{meanwhile}</span>
    </p>
  )
}
