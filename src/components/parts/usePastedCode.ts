'use client'
import { useEffect, useLayoutEffect, useRef } from 'react'
import { EMAIL_CODE_LENGTH } from '../../core/constants.js'
import { toCode } from '../../core/login/toCode.js'

/** Takes a whole code that is pasted, wherever the focus is. */
export function usePastedCode(onCode: (code: string) => void): void {
  const latest = useRef(onCode)
  useLayoutEffect(() => {
    latest.current = onCode
  })
  useEffect(() => {
    function onPaste(event: ClipboardEvent) {
      const code = toCode(event.clipboardData?.getData('text') ?? '')
      if (code.length < EMAIL_CODE_LENGTH) return
      event.preventDefault()
      latest.current(code)
    }
    document.addEventListener('paste', onPaste)
    return () => document.removeEventListener('paste', onPaste)
  }, [])
}
