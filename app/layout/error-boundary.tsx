import { href } from 'react-router'

import { Button, ButtonLink } from '#app/ui/button.tsx'
import { failure as words } from '#content/layout.ts'

export function Failure() {
  return (
    <div className="grid min-h-[70vh] flex-1 grid-cols-1 content-center justify-items-center gap-5 px-(--gutter) py-8 text-center">
      <title>{words.title}</title>
      <h1>{words.title}</h1>
      <p className="max-w-128 text-muted">{words.text}</p>
      <div className="mt-2 flex flex-wrap justify-center gap-3">
        <Button onClick={() => location.reload()}>{words.retry}</Button>
        <ButtonLink variant="quiet" href={href('/')}>
          {words.home}
        </ButtonLink>
      </div>
    </div>
  )
}
