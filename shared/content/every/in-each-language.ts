import { render, type Sentence } from '#shared/sentence.ts'

type InEachLanguage<Words> = Words extends string
  ? Sentence
  : Words extends (...values: infer Values) => string
    ? (...values: { [At in keyof Values]: Values[At] | Sentence }) => Sentence
    : { [Name in keyof Words]: InEachLanguage<Words[Name]> }

export function inEachLanguage<Words>(catalogues: { en: Words; es: Words }) {
  return merge(catalogues.en, catalogues.es) as InEachLanguage<Words>
}

function merge(en: unknown, es: unknown): unknown {
  if (typeof en === 'string') return ({ lang }: { lang?: string }) => (lang === 'es' ? es : en)
  if (typeof en === 'function') {
    return (...values: unknown[]) =>
      ({ lang }: { lang?: string }) => {
        const said = values.map((value) => (isSentence(value) ? render(value, lang) : value))
        return (lang === 'es' ? (es as typeof en) : en)(...said)
      }
  }
  const named = es as Record<string, unknown>
  const merged = Object.entries(en as object).map(([name, of]) => [name, merge(of, named[name])])
  return Object.fromEntries(merged)
}

function isSentence(value: unknown): value is Sentence {
  return typeof value === 'function'
}
