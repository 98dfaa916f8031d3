import { shopFacts } from './shop-facts.ts'

const FACT = /\{(\w+)\}/g

/**
 * The same content with the shop's facts in place of their names in braces.
 *
 * @throws when a text names a fact that there is not: the build stops
 */
export function fillIn<Content>(content: Content): Content {
  return JSON.parse(JSON.stringify(content), (_, value: unknown) =>
    typeof value === 'string' ? fillInText(value) : value,
  )
}

/** One text, likewise. */
export function fillInText(text: string) {
  return text.replaceAll(FACT, (_all, name: string) => fact(name))
}

function fact(name: string) {
  const text = Object.hasOwn(shopFacts, name) ? shopFacts[name] : undefined
  if (text === undefined) {
    throw new Error(
      `A text names the fact {${name}}, and there is none: the facts are listed in app/facts/shop-facts.ts`,
    )
  }
  return text
}
