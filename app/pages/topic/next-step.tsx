import { business, emailLink, phoneLink } from '#app/content/business.ts'
import type { Topic } from '#app/content/topic.ts'
import { ButtonLink } from '#app/ui/button.tsx'
import { CallToAction } from '#app/ui/call-to-action.tsx'

export function NextStep({ title, text, link }: Topic['action']) {
  return (
    <CallToAction title={title} text={text}>
      {link && <ButtonLink href={link.to}>{link.name}</ButtonLink>}
      <ButtonLink look={link ? 'quiet' : 'primary'} href={phoneLink}>
        Call {business.phone}
      </ButtonLink>
      {!link && (
        <ButtonLink look="quiet" href={emailLink}>
          Write to us
        </ButtonLink>
      )}
    </CallToAction>
  )
}
