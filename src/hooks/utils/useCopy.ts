'use client'
import { useCallback, useEffect, useState } from 'react'
import { copyText } from '../../core/secureContext/clipboard.js'

/** How long a copy button shows its "copied" state. */
const COPIED_MS = 2_000

/**
 * Copies text and reports the result: success for two seconds, a failure until
 * the next attempt.
 *
 * @example
 * const { copy, status } = useCopy()
 * return <button onClick={() => copy(address)}>{status ?? 'copy'}</button>
 */
export function useCopy(): useCopy.ReturnType {
  const [result, setResult] = useState<{ status: 'copied' | 'failed' }>()
  useEffect(() => {
    if (result?.status !== 'copied') return
    const timer = setTimeout(() => setResult(undefined), COPIED_MS)
    return () => clearTimeout(timer)
  }, [result])
  const copy = useCallback(async (text: string) => {
    try {
      await copyText(text)
      setResult({ status: 'copied' })
    } catch {
      // The browser does not allow it.
      setResult({ status: 'failed' })
    }
  }, [])
  return { copy, status: result?.status }
}

export declare namespace useCopy {
  type ReturnType = {
    copy: (text: string) => Promise<void>
    /** Result; after success `undefined` again after two seconds. */
    status: 'copied' | 'failed' | undefined
  }
}
