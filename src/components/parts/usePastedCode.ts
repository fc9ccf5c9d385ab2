'use client'
import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react'
import { findCode } from '../../core/login/findCode.js'

/**
 * Takes a code that is pasted, wherever the focus is, also out of a whole mail.
 * A text without a clear code is refused where nothing else takes it.
 */
export function usePastedCode(parameters: usePastedCode.Parameters): void {
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

export declare namespace usePastedCode {
  type Parameters = {
    /** What the code is typed into. */
    field: RefObject<HTMLInputElement | null>
    onCode: (code: string) => void
    onRefused: (refusal: findCode.Refusal) => void
  }
}
