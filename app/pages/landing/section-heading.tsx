import section from './section.module.css'

export function SectionHeading({ title, lead }: { title: string; lead?: string }) {
  return (
    <>
      <h2 className={section.title}>{title}</h2>
      {lead && <p className={section.lead}>{lead}</p>}
    </>
  )
}
