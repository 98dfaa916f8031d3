import { useState } from 'react'

import { customer as words } from '#app/content/staff/customers.ts'
import { PrintSheet } from '#app/shop/core/print-sheet.tsx'
import { Button } from '#app/ui/button.tsx'
import { acknowledgment as english } from '#shared-content/acknowledgment.ts'
import { acknowledgment as spanish } from '#shared/content/es/acknowledgment.ts'
import { languages, type Language } from '#shared/language.ts'
import { householdCalls } from '#shared/shop/applications/counter-calls.ts'
import type { Customer } from '#shared/shop/boxes/customer.ts'

import { signersOf, SignersStep } from './signers-step.tsx'

const texts = { en: english, es: spanish }
const { acknowledge } = words.steps

export function AcknowledgeStep({ customer }: { customer: Customer }) {
  const [language, setLanguage] = useState<Language>(customer.language)
  const [isShown, setShown] = useState(false)
  const { title, law, paragraphs } = texts[language]
  const signers = signersOf(customer, 'acknowledged')

  return (
    <>
      <p>{acknowledge.lead}</p>
      <SignersStep
        id="acknowledge"
        signers={signers}
        call={householdCalls.noteAcknowledgment}
        callForAll={householdCalls.noteAcknowledgments}
        fields={{
          language: {
            label: acknowledge.language,
            options: Object.fromEntries(languages.map((each) => [each, words.languages[each]])),
            value: language,
            onChoose: (id) => setLanguage(id === 'es' ? 'es' : 'en'),
          },
          on: { label: acknowledge.on, value: customer.today },
        }}
      />
      {isShown ? (
        signers.map(({ id, name }, index) => (
          <div key={id} className={index > 0 ? 'break-before-page' : undefined}>
            <PrintSheet title={title} about={law}>
              <div lang={language} className="grid grid-cols-1 gap-4">
                <ol className="grid list-decimal gap-2 pl-5">
                  {paragraphs.map((text) => (
                    <li key={text}>{text}</li>
                  ))}
                </ol>
                <p>{name}</p>
                <p className="mt-12 w-[min(100%,24rem)] border-t border-[#000] pt-1.5">
                  {acknowledge.signature[language]}
                </p>
              </div>
            </PrintSheet>
          </div>
        ))
      ) : (
        <div>
          <Button variant="quiet" small onClick={() => setShown(true)}>
            {acknowledge.show}
          </Button>
        </div>
      )}
    </>
  )
}
