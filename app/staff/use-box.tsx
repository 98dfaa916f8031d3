import { useState } from 'react'

import { useCall } from '#app/auth/use-answer.ts'
import { TextBanner } from '#app/ui/banner.tsx'

import { ScanField } from './scan-field.tsx'

/**
 * A box by its number: what a call answers for it, and the field that asks.
 *
 * @param path what stands before the number, below `/shop/v1`
 */
export function useBox<Answer>(path: string) {
  const [found, setFound] = useState<Answer | null>(null)
  const { problem, call } = useCall<Answer>()

  async function find(box: string) {
    const { answer } = await call(path + box)
    setFound(answer)
  }

  function showField(words: { scan: string; scanHint: string }) {
    return (
      <>
        <ScanField
          label={words.scan}
          hint={words.scanHint}
          inputMode="numeric"
          onEnter={(text) => void find(text.replaceAll(/\D/g, '') || '0')}
        />
        <TextBanner tone="error" text={problem} />
      </>
    )
  }

  return { found, find, clear: () => setFound(null), showField }
}
