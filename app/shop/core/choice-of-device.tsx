import css from './choice-of-device.module.css'

type ChoiceOfDeviceProps<Id extends string> = {
  name: string
  legend: string
  labels: Record<Id, string>
  value: Id
  onChoose: (id: Id) => void
}

/** One of a few ways of this device; remembered there, and never sent. */
export function ChoiceOfDevice<Id extends string>(props: ChoiceOfDeviceProps<Id>) {
  const { name, legend, labels, value, onChoose } = props
  return (
    <fieldset className={css.choice}>
      <legend>{legend}</legend>
      {(Object.keys(labels) as Id[]).map((id) => (
        <label key={id}>
          <input type="radio" name={name} checked={id === value} onChange={() => onChoose(id)} />
          {labels[id]}
        </label>
      ))}
    </fieldset>
  )
}
