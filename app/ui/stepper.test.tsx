import { renderToStaticMarkup } from 'react-dom/server'
import { StaticRouter } from 'react-router'
import { expect, it } from 'vitest'

import { Stepper } from './stepper.tsx'

it('leads to the steps of the page in its own language', () => {
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
