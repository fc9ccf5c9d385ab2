'use client'
import { useId, useState } from 'react'
import type { AccountNamespace } from '../../core/account/account.js'
import { NAME_MAX_LENGTH } from '../../core/constants/names.js'
import { cleanText } from '../../core/format/cleanText.js'
import { useContacts } from '../../hooks/useContacts.js'
import { useInsideStrings } from '../strings/useInsideStrings.js'

/** Saves the address in the form under a name that the user types. */
export function SaveContact({ address, namespace }: SaveContact.Props) {
  const { send } = useInsideStrings()
  const { save } = useContacts({ namespace })
  const id = useId()
  const [name, setName] = useState<string>()
  if (name === undefined)
    return (
      <div className="lk-receiver-head">
        <button
          className="lk-send-link"
          onClick={() => setName('')}
          type="button"
        >
          {send.saveContact}
        </button>
      </div>
    )
  const isNamed = cleanText(name, NAME_MAX_LENGTH) !== ''
  const submit = () => {
    if (isNamed) save({ address, name })
  }
  return (
    <div className="lk-receiver">
      <div className="lk-receiver-head">
        <label className="lk-receiver-label" htmlFor={id}>
          {send.contactName}
        </label>
        <button
          aria-disabled={!isNamed}
          className="lk-send-link"
          onClick={submit}
          type="button"
        >
          {send.saveContact}
        </button>
      </div>
      <input
        autoComplete="off"
        // biome-ignore lint/a11y/noAutofocus: after a press on what it replaces
        autoFocus
        className="lk-receiver-input"
        id={id}
        maxLength={NAME_MAX_LENGTH}
        onChange={({ target }) => setName(target.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return
          // The form around it would go on to the review.
          event.preventDefault()
          submit()
        }}
        type="text"
        value={name}
      />
    </div>
  )
}

export declare namespace SaveContact {
  type Props = { address: string; namespace: AccountNamespace }
}
