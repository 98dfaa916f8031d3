import section from './section.module.css'

/** A section's title and the sentence under it. */
export function SectionHeading({ title, lead }: { title: string; lead?: string }) {
  return (
    <div className={section.heading}>
      <h2>{title}</h2>
      {lead && <p>{lead}</p>}
    </div>
  )
}
