import { MAX_TEXT_LENGTH } from '#app/shop/applications/draft.ts'
import { SelectField } from '#app/ui/select-field.tsx'
import { TextArea, TextField } from '#app/ui/text-field.tsx'
import { worksheetWords as words } from '#content/worksheets.ts'

const AUTOFILL: Record<string, string> = {
  '4d': 'tel',
  '4e': 'email',
  '4f': 'address-line1',
  '4g': 'address-level2',
  '4h': 'address-level1',
  '4i': 'postal-code',
  '4j': 'country-name',
}

type ItemFieldProps = {
  item: string
  name: string
  isOwn: boolean
  value: string
  onValue: (value: string) => void
}

export function ItemField({ item, name, isOwn, value, onValue }: ItemFieldProps) {
  const label = words.items[item] ?? words.items[item.slice(1)] ?? item
  const field = { name, label, value, required: false }

  if (item === '4k') {
    const { none, yes, no } = words.courtOrder
    return (
      <SelectField
        {...field}
        options={[
          { id: 'yes', label: yes },
          { id: 'no', label: no },
        ]}
        unchosen={none}
        onChange={({ target }) => onValue(target.value)}
      />
    )
  }
  if (item === '12') {
    return <TextArea {...field} onChange={({ target }) => onValue(target.value)} />
  }
  return (
    <TextField
      {...field}
      autoComplete={(isOwn && AUTOFILL[item]) || 'off'}
      spellCheck={false}
      maxLength={MAX_TEXT_LENGTH}
      onChange={({ target }) => onValue(target.value)}
    />
  )
}
