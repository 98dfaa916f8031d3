import { today as words } from '#app/content/staff/today.ts'
import { useIsAdministrator } from '#app/shop/core/staff-member.ts'
import { Part } from '#app/shop/core/staff-page.tsx'
import { pathOf } from '#app/shop/core/staff-pages.ts'
import { Icon } from '#app/ui/icon.tsx'
import { SiteLink } from '#app/ui/site-link.tsx'

const { start } = words

export function FirstSteps({ isTillOpen }: { isTillOpen: boolean }) {
  const isOwner = useIsAdministrator()
  const steps = [
    { ...start.boxes, path: pathOf('boxes'), isDone: false },
    { ...start.prices, path: '/#plans', isDone: false },
    ...(isOwner ? [{ ...start.sales, path: pathOf('prices'), isDone: false }] : []),
    { ...start.till, path: pathOf('money'), isDone: isTillOpen },
    { ...start.customer, path: pathOf('new-customer'), isDone: false },
  ]
  return (
    <Part title={start.title}>
      <ol className="grid grid-cols-1 gap-3">
        {steps.map(({ link, text, path, isDone }) => (
          <li key={link} className="flex items-start gap-2.5 [&>svg]:mt-0.5 [&>svg]:flex-none">
            <Icon name={isDone ? 'check' : 'circle'} size={20} />
            <span>
              <span className="sr-only">{isDone ? start.done : start.open}: </span>
              <SiteLink href={path ?? ''} className="font-semibold">
                {link}
              </SiteLink>{' '}
              {text}
            </span>
          </li>
        ))}
      </ol>
    </Part>
  )
}
