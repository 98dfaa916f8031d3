import type * as v from 'valibot'

import type { InputOf } from '#app/shop/client.ts'
import { NumberField } from '#app/ui/number-field.tsx'
import { RadioCards } from '#app/ui/radio-cards.tsx'
import { SelectField } from '#app/ui/select-field.tsx'
import { TextArea, TextField } from '#app/ui/text-field.tsx'
import type { Call } from '#shared/shop/core/contract.ts'
import { isCents, typeOfText } from '#shared/shop/core/fields.ts'

export type Field = {
  label: string
  hint?: string | undefined
  /** Amounts in cents. */
  value?: string | number | null | undefined
  options?: Record<string, string>
  onChoose?: (id: string) => void
  isOfCards?: boolean
  rows?: number
  type?: 'email'
  maxLength?: number
  isFirst?: boolean
}

export type Fields<One extends Call> = { [Name in keyof InputOf<One> & string]?: string | Field }

export function fieldsOf(call: Call) {
  const { entries = {} } = call['~orpc'].inputSchema as { entries?: v.ObjectEntries }
  return entries as Record<string, v.GenericSchema | undefined>
}

export function CallFields<One extends Call>({ call, of }: { call: One; of: Fields<One> }) {
  const entries = fieldsOf(call)
  return Object.entries<string | Field | undefined>(of).map(([name, field]) => {
    const schema = entries[name]
    if (!schema || field === undefined) return null
    const about = typeof field === 'string' ? { label: field } : field
    return <CallField key={name} name={name} schema={schema} {...about} />
  })
}

type CallFieldProps = Field & { name: string; schema: v.GenericSchema }

function CallField({
  schema,
  options,
  onChoose,
  isOfCards,
  rows,
  isFirst,
  value,
  ...rest
}: CallFieldProps) {
  const inner = 'wrapped' in schema ? (schema.wrapped as v.GenericSchema) : schema
  const field = {
    ...rest,
    required: schema.type !== 'optional',
    autoComplete: 'off',
    ...(isFirst && { ref: focusOnce }),
  }
  if (options) {
    const choices = Object.entries(options)
    return isOfCards ? (
      <RadioCards
        name={rest.name}
        legend={rest.label}
        value={String(value)}
        options={choices.map(([id, label]) => ({ value: id, label }))}
      />
    ) : (
      <SelectField
        {...rest}
        options={choices.map(([id, label]) => ({ id, label }))}
        defaultValue={value ?? undefined}
        onChange={({ target }) => onChoose?.(target.value)}
      />
    )
  }
  if (isCents(inner)) {
    const dollars = typeof value === 'number' ? (value / 100).toFixed(2) : undefined
    return <NumberField {...field} isDecimal defaultValue={dollars} />
  }
  const text = { ...field, defaultValue: value ?? undefined }
  if (inner.type === 'number') return <NumberField {...text} />
  if (rows) return <TextArea {...rest} rows={rows} defaultValue={value ?? undefined} />
  return <TextField type={typeOfText(inner)} {...text} />
}

export function focusOnce(input: HTMLInputElement | null) {
  input?.focus()
}
