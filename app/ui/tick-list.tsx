type TickListProps = {
  items: { text: string; without?: string }[]
}

const TICK =
  'before:mx-1 before:mt-1 before:h-3.5 before:w-1.75 before:flex-none before:rotate-45 before:border-r-2 before:border-b-2 before:border-accent-text'
const DASH = 'text-muted before:mt-2.75 before:w-3.5 before:flex-none before:border-t-2'

export function TickList({ items }: TickListProps) {
  return (
    <ul className="grid gap-2">
      {items.map(({ text, without }) => (
        <li key={text} className={`flex gap-2.5 leading-normal ${without ? DASH : TICK}`}>
          <span>
            {without && <span className="sr-only">{without}</span>}
            {text}
          </span>
        </li>
      ))}
    </ul>
  )
}
