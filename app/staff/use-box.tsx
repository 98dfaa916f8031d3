import { useState } from 'react'

import { callShop } from '#app/auth/shop-client.ts'
import { Banner } from '#app/ui/banner.tsx'

import { ScanField } from './scan-field.tsx'

/**
 * A box by its number: what a call answers for it, and the field that asks.
 *
 * @param path what stands before the number, below `/shop/v1`
 */
export function useBox<Answer>(path: string) {
  const [found, setFound] = useState<Answer | null>(null)
  const [problem, setProblem] = useState<string | null>(null)

  async function find(box: string) {
    const { answer, refusal } = await callShop<Answer>(path + box)
    setFound(answer)
    setProblem(refusal?.message ?? null)
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
        {problem && (
          <Banner tone="error">
            <p>{problem}</p>
          </Banner>
        )}
      </>
    )
  }

  return { found, find, clear: () => setFound(null), showField }
}
