import { useEffect, useRef, useState, type FormEvent } from 'react'

import { packageCalculator as words } from '#app/content/en/package-calculator.ts'
import { carriers } from '#app/content/carriers.ts'
import { FormContext } from '#app/ui/form-context.ts'
import type { FormErrors } from '#app/ui/read-form.ts'
import { SubmitButton } from '#app/ui/submit-button.tsx'

import { DivisorFields, SizeFields } from './package-fields.tsx'
import { measurePackage, type MeasuredPackage } from './measure-package.ts'
import { PackageResult } from './package-result.tsx'
import { readPackage } from './read-package.ts'

import css from './package.module.css'

/** Measures a package as carriers do, in the visitor's browser: nothing is sent. */
export function PackageCalculator() {
  const { form, problems, measured, measure } = usePackage()

  return (
    <section
      id="package"
      className={`${css.calculator} panel-large stack gap-5`}
      aria-labelledby="package-title"
    >
      <h2 id="package-title" className="text-part">
        {words.title}
      </h2>
      <p className="measure muted">{words.lead}</p>
      <noscript>
        <p className="muted">{words.needsScripts}</p>
      </noscript>
      <FormContext value={{ problems, pending: null }}>
        <form
          ref={form}
          noValidate
          className="stack gap-5"
          onSubmit={measure}
          aria-label={words.form}
        >
          <SizeFields />
          <DivisorFields carriers={carriers} />
          <div>
            <SubmitButton busy={words.busy}>{words.submit}</SubmitButton>
          </div>
        </form>
      </FormContext>
      <PackageResult measured={measured} />
    </section>
  )
}

function usePackage() {
  const form = useRef<HTMLFormElement>(null)
  const [problems, setProblems] = useState<FormErrors | null>(null)
  const [measured, setMeasured] = useState<MeasuredPackage | null>(null)

  useEffect(() => {
    const wrong = problems && form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')
    wrong?.closest('details')?.setAttribute('open', '')
    wrong?.focus()
  }, [problems])

  function measure(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const read = readPackage(new FormData(event.currentTarget), carriers)
    setProblems(read.problems)
    setMeasured(read.entered && measurePackage(read.entered, carriers))
  }

  return { form, problems, measured, measure }
}
