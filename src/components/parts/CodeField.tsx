'use client'
import {
  type KeyboardEvent,
  type RefObject,
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import { EMAIL_CODE_LENGTH } from '../../core/constants/login.js'
import { findCode } from '../../features/login/findCode.js'
import { toCode } from '../../features/login/toCode.js'
import { classNames } from './classNames.js'

const boxes = Array.from({ length: EMAIL_CODE_LENGTH }, (_, index) => index)

/**
 * Six-digit code input: drawn boxes beneath a single transparent field.
 * Submits itself when complete. Accepts a pasted code wherever the focus is,
 * even as part of a whole email.
 */
export function CodeField(props: CodeField.Props) {
  const { describedBy, failure, isBusy, label, onChange, onComplete, value } =
    props
  const { focusKey = 0, onRefused } = props
  const id = useId()
  const ref = useRef<HTMLInputElement>(null)
  const { end, start, ...selecting } = useCodeSelection(ref, value.length)

  function enter(text: string) {
    const code = toCode(text)
    if (isBusy) return
    onRefused(undefined)
    onChange(code)
    const isNew = code !== value || Boolean(failure)
    if (isNew && code.length === EMAIL_CODE_LENGTH) onComplete(code)
  }
  usePastedCode({
    field: ref,
    onCode: enter,
    onRefused: (refusal) => !isBusy && onRefused(refusal),
  })

  // Must run within the user's tap, or phones show no keyboard.
  useLayoutEffect(() => {
    if (focusKey > 0) ref.current?.focus({ preventScroll: true })
  }, [focusKey])

  // Select the code, so that typing starts the next attempt.
  useLayoutEffect(() => {
    if (!failure) return
    ref.current?.focus({ preventScroll: true })
    ref.current?.select()
  }, [failure])

  return (
    <div
      className={classNames('lk-code', 'lk-anim', failure && 'lk-shake')}
      dir="ltr"
    >
      <label className="lk-hidden" htmlFor={id}>
        {label}
      </label>
      <input
        {...selecting}
        aria-describedby={describedBy}
        aria-invalid={failure ? true : undefined}
        autoComplete="one-time-code"
        className="lk-code-input"
        data-autofocus=""
        enterKeyHint="go"
        id={id}
        inputMode="numeric"
        onChange={(event) => enter(event.target.value)}
        // While empty and waiting for another email, phones keep the
        // keyboard open.
        readOnly={isBusy && value !== ''}
        ref={ref}
        spellCheck={false}
        type="text"
        value={value}
      />
      <span aria-hidden="true" className="lk-code-boxes">
        {boxes.map((index) => (
          <span
            className={classNames(
              'lk-code-box',
              failure && 'lk-wrong',
              isBusy && 'lk-busy',
              (index === start || (index >= start && index < end)) &&
                'lk-active',
            )}
            key={index}
          >
            {value[index]}
          </span>
        ))}
      </span>
    </div>
  )
}

export declare namespace CodeField {
  type Props = {
    /** ID of the hint below. */
    describedBy: string
    /** Whether the code was rejected. */
    failure: boolean
    /** Focuses the field whenever it increases. Default 0. */
    focusKey?: number | undefined
    isBusy: boolean
    label: string
    onChange: (code: string) => void
    /** Called when the code is complete. */
    onComplete: (code: string) => void
    /** Why pasted text is not a code; `undefined` once something is entered. */
    onRefused: (refusal: findCode.Refusal | undefined) => void
    value: string
  }
}

/**
 * Accepts a pasted code wherever the focus is, even as part of a whole email.
 * Text without a clear code is reported, unless another field takes it.
 */
function usePastedCode(parameters: usePastedCode.Parameters): void {
  const { field } = parameters
  const latest = useRef(parameters)
  useLayoutEffect(() => {
    latest.current = parameters
  })
  useEffect(() => {
    function onPaste(event: ClipboardEvent) {
      const text = event.clipboardData?.getData('text') ?? ''
      const found = findCode(text, location.hostname)
      const isForOther =
        event.target !== field.current &&
        event.target instanceof Element &&
        event.target.closest('input, textarea, [contenteditable]') !== null
      if (found.problem && (isForOther || !text)) return
      event.preventDefault()
      if (found.problem) latest.current.onRefused(found)
      else latest.current.onCode(found.code)
    }
    document.addEventListener('paste', onPaste)
    return () => document.removeEventListener('paste', onPaste)
  }, [field])
}

declare namespace usePastedCode {
  type Parameters = {
    /** Field for the code. */
    field: RefObject<HTMLInputElement | null>
    onCode: (code: string) => void
    onRefused: (refusal: findCode.Refusal) => void
  }
}

/**
 * Selection of the code, for the drawn boxes. In a complete code it always
 * covers one digit, so that typing replaces it.
 */
function useCodeSelection(
  ref: RefObject<HTMLInputElement | null>,
  length: number,
) {
  const [selection, setSelection] = useState({ end: 0, start: 0 })
  const isFull = length === EMAIL_CODE_LENGTH

  function place(index: number) {
    const start = Math.max(0, Math.min(index, isFull ? length - 1 : length))
    ref.current?.setSelectionRange(start, isFull ? start + 1 : start)
  }

  return {
    ...selection,
    /**
     * The native caret does not match the drawn boxes, so place it by position.
     */
    onClick({ clientX }: { clientX: number }) {
      const box = ref.current?.getBoundingClientRect()
      if (box?.width)
        place(
          Math.floor(((clientX - box.left) / box.width) * EMAIL_CODE_LENGTH),
        )
    },
    onKeyDown(event: KeyboardEvent) {
      const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key]
      const isPlain = !(event.shiftKey || event.metaKey || event.ctrlKey)
      if (!step || !isFull || !isPlain) return
      event.preventDefault()
      place((ref.current?.selectionStart ?? 0) + step)
    },
    onSelect() {
      const start = ref.current?.selectionStart ?? 0
      const end = ref.current?.selectionEnd ?? start
      if (isFull && start === end) place(start)
      else setSelection({ end, start })
    },
  }
}
