'use client'
import { useId, useState } from 'react'
import { useInsideStrings } from '../strings/useInsideStrings.js'

/** Field for a note on the chain, which most payments have none of. */
export function MemoField({ onChange, value }: MemoField.Props) {
  const { send } = useInsideStrings()
  const id = useId()
  const [isOpen, setIsOpen] = useState(false)
  if (!isOpen && !value)
    return (
      <div className="lk-receiver-head">
        <button
          className="lk-send-link"
          onClick={() => setIsOpen(true)}
          type="button"
        >
          {send.addMemo}
        </button>
      </div>
    )
  return (
    <div className="lk-receiver">
      <div className="lk-receiver-head">
        <label className="lk-receiver-label" htmlFor={id}>
          {send.memo}
        </label>
      </div>
      <input
        aria-describedby={`${id}-helper`}
        autoComplete="off"
        // biome-ignore lint/a11y/noAutofocus: after a press on what it replaces
        autoFocus={isOpen}
        className="lk-receiver-input"
        id={id}
        onChange={({ target }) => onChange(target.value)}
        type="text"
        value={value}
      />
      <span className="lk-send-helper" id={`${id}-helper`}>
        {send.memoHint}
      </span>
    </div>
  )
}

export declare namespace MemoField {
  type Props = { onChange: (typed: string) => void; value: string }
}
