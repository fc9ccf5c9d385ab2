import type { ReactNode } from 'react'
import { hasKeyboard } from './hasKeyboard.js'
import { Input } from './Input.js'
import { Spinner } from './Spinner.js'

/** Where one types what a list is searched for; with a keyboard at once. */
export function SearchField(props: SearchField.Props) {
  const { isPending, label, onChange, status, value } = props
  return (
    <div className="lk-search">
      <Input
        autoComplete="off"
        data-autofocus={hasKeyboard() ? '' : undefined}
        end={isPending && <Spinner />}
        enterKeyHint="search"
        help={<span role="status">{status}</span>}
        isLabelHidden
        label={label}
        name="search"
        onChange={({ target }) => onChange(target.value)}
        placeholder={label}
        spellCheck={false}
        type="search"
        value={value}
      />
    </div>
  )
}

export declare namespace SearchField {
  type Props = {
    /** What is typed is being looked for elsewhere. */
    isPending?: boolean | undefined
    label: string
    onChange: (value: string) => void
    /** What was found, said as it changes. */
    status: ReactNode
    value: string
  }
}
