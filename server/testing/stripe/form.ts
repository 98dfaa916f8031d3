export type Words<Text> = Text extends `${infer First} ${infer Rest}` ? First | Words<Rest> : Text
export type Form = { [name: string]: Form | string }

/** Nested names such as `line_items[0][price_data][currency]`, the way Stripe's package sends them. */
export function parseForm(encoded: string): Form {
  const form: Form = {}
  for (const [name, value] of new URLSearchParams(encoded)) {
    const path = name.replaceAll(']', '').split('[')
    const last = path.pop() ?? name
    const inner = path.reduce((outer, step) => (outer[step] ??= {}) as Form, form)
    inner[last || Object.keys(inner).length] = value
  }
  return form
}

export function group(form: Form, name: string): Form {
  const value = form[name]
  return typeof value === 'object' ? value : {}
}

export function text(form: Form, name: string): string | null {
  const value = form[name]
  return typeof value === 'string' && value !== '' ? value : null
}

export function pick<Names extends string>(form: Form, names: Names) {
  const pairs = names.split(' ').map((name) => [name, text(form, name)])
  return Object.fromEntries(pairs) as Record<Words<Names> & string, string | null>
}

export function texts(form: Form, name: string): string[] {
  return Object.keys(group(form, name)).flatMap((key) => text(group(form, name), key) ?? [])
}

export function number(form: Form, name: string): number | null {
  const value = text(form, name)
  return value === null ? null : Number(value)
}

export function metadata(form: Form): Record<string, string> {
  const pairs = Object.entries(group(form, 'metadata'))
  return Object.fromEntries(
    pairs.flatMap(([name, value]) => (value ? [[name, String(value)]] : [])),
  )
}
