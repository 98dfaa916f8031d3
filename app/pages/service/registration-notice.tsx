import type { Registration } from '#app/content/en/services/registrations.ts'
import { Icon } from '#app/ui/icon.tsx'
import { PlainLink } from '#app/ui/inline-markdown.tsx'

import css from './notice.module.css'

/** What the law asks for before this may be offered; while the number is missing, that it isn't. */
export function RegistrationNotice({ name, number, law, pending, instead }: Registration) {
  if (number) return <Registered name={name} number={number} law={law} />

  return (
    <section id="registration" className={`${css.notice} stack gap-3.5`}>
      <Icon name="info" size={24} />
      <div className="stack gap-2.5 min-w-0">
        <h2 className="text-h3">{pending.title}</h2>
        <p>{law}</p>
        <p>{pending.text}</p>
        <ul className="stack gap-2.5">
          {instead.map(({ name: place, text, to }) => (
            <li key={to}>
              <PlainLink to={to}>{place}</PlainLink>
              <br />
              {text}
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}

function Registered({
  name,
  number,
  law,
}: Pick<Registration, 'name' | 'law'> & { number: string }) {
  return (
    <section id="registration" className={`${css.notice} stack gap-3.5`}>
      <Icon name="shield" size={24} />
      <div className="stack gap-2.5 min-w-0">
        <h2 className="text-h3">
          {name} {number}
        </h2>
        <p>{law}</p>
      </div>
    </section>
  )
}
