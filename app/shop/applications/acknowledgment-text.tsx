import { acknowledgment } from '#shared-content/acknowledgment.ts'

export function AcknowledgmentText() {
  const { law, paragraphs } = acknowledgment
  return (
    <div className="grid grid-cols-1 gap-3">
      <p className="text-15 text-muted">{law}</p>
      <ol className="grid grid-cols-1 list-decimal gap-2 pl-5">
        {paragraphs.map((text) => (
          <li key={text}>{text}</li>
        ))}
      </ol>
    </div>
  )
}
