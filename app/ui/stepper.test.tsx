import { renderToStaticMarkup } from 'react-dom/server'
import { StaticRouter } from 'react-router'
import { expect, it } from 'vitest'

import { Stepper } from './stepper.tsx'

it('links to steps in the language of the page', () => {
  const steps = [
    { id: 'plan', name: 'Plan' },
    { id: 'people', name: 'Personas' },
  ]
  const html = renderToStaticMarkup(
    <StaticRouter basename="/es" location="/es/apply">
      <Stepper
        label="Pasos"
        steps={steps}
        current="people"
        reachable={1}
        hrefOf={(id) => `/apply?use=personal#${id}`}
        onGo={() => {}}
      />
    </StaticRouter>,
  )
  expect(html).toContain('href="/es/apply?use=personal#plan"')
})
