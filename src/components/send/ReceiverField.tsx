'use client'
import { type CSSProperties, useId, useRef, useState } from 'react'
import type { AccountNamespace } from '../../core/account/account.js'
import { isKitName } from '../../core/name/isKitName.js'
import { useInsideStrings } from '../strings/useInsideStrings.js'

/** Characters of a whole address; nobody is corrected before. */
const completeLength = { eip155: 42, solana: 44 }

/** The address or name that is paid; what is wrong with it stands in place. */
export function ReceiverField(props: ReceiverField.Props) {
  const { error, helper, namespace, onChange, value } = props
  const { send } = useInsideStrings()
  const id = useId()
  const ref = useRef<HTMLInputElement>(null)
  const [isTyping, setIsTyping] = useState(false)
  // An address of the wrong kind is complete by its own measure.
  const kind = value.startsWith('0x') ? 'eip155' : namespace
  const isWhole = value.length >= completeLength[kind] || isKitName(value)
  const isQuiet = isTyping && !isWhole
  const shown = isQuiet ? undefined : error
  // Only a browser that can be asked for the clipboard has the button.
  const canPaste = typeof navigator.clipboard?.readText === 'function'
  async function paste() {
    const text = await navigator.clipboard.readText().catch(() => undefined)
    if (text) onChange(text)
    // Where it was refused, the keyboard still can.
    else ref.current?.focus()
  }
  return (
    <div className="lk-receiver">
      <div className="lk-receiver-head">
        <label className="lk-receiver-label" htmlFor={`${id}-input`}>
          {send.to}
        </label>
        {canPaste && (
          <button
            aria-label={send.pasteAddress}
            className="lk-send-link"
            onClick={paste}
            type="button"
          >
            {send.paste}
          </button>
        )}
      </div>
      <input
        aria-describedby={`${id}-helper`}
        aria-invalid={shown ? true : undefined}
        autoCapitalize="none"
        autoComplete="off"
        autoCorrect="off"
        className="lk-receiver-input"
        // What is read in place of an address is a sentence of the language.
        dir={value ? 'ltr' : undefined}
        id={`${id}-input`}
        onBlur={() => setIsTyping(false)}
        onChange={({ target }) => onChange(target.value)}
        onFocus={() => setIsTyping(true)}
        placeholder={send.toPlaceholder[namespace]}
        ref={ref}
        spellCheck={false}
        style={{ '--lk-length': value.length || 1 } as CSSProperties}
        type="text"
        value={value}
      />
      <span className="lk-send-helper" id={`${id}-helper`} role="status">
        {shown ? <span className="lk-send-error">{shown}</span> : helper}
      </span>
    </div>
  )
}

export declare namespace ReceiverField {
  type Props = {
    error: string | undefined
    helper: string
    namespace: AccountNamespace
    onChange: (typed: string) => void
    value: string
  }
}
