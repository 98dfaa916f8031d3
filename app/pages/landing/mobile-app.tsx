import { Button } from '#app/ui/button.tsx'
import { installing, mobileApp } from '#content/mobile-app.ts'

import { Drawing } from './drawings/drawing.tsx'
import { SectionHeading } from './section.tsx'

export function MobileApp() {
  return (
    <section
      id="mobile-app"
      className="grid grid-cols-[minmax(0,1fr)] items-center gap-8 border-t border-line bg-sunken px-(--margin) py-5 sm:grid-cols-[minmax(0,1fr)_auto] lg:py-20"
    >
      <div className="grid gap-3 sm:gap-5">
        <SectionHeading title={mobileApp.title} lead={mobileApp.lead} />
        <div className="min-h-12">
          <Button data-install="" hidden>
            {installing.install}
          </Button>
        </div>
        <div>
          {mobileApp.devices.map(({ id, name, steps }) => (
            <details key={id} className="border-t border-line last:border-b">
              <summary className="justify-between py-2 font-semibold">{name}</summary>
              <ol className="grid list-decimal gap-1 pb-4 pl-5">
                {steps.map((step) => (
                  <li key={step}>{step}</li>
                ))}
              </ol>
            </details>
          ))}
        </div>
      </div>
      <div className="w-44 max-sm:hidden lg:mx-16">
        <Drawing name="phone" />
      </div>
    </section>
  )
}
