'use client'
import { useCallback, useEffect, useState } from 'react'

/** How long a copy button shows its "copied" state. */
const COPIED_MS = 2_000

/**
 * Copies text and reports the result for two seconds.
 *
 * @example
 * const { copy, status } = useCopy()
 * return <button onClick={() => copy(address)}>{status ?? 'copy'}</button>
 */
export function useCopy(): useCopy.ReturnType {
  const [result, setResult] = useState<{ status: 'copied' | 'failed' }>()
  useEffect(() => {
    if (!result) return
    const timer = setTimeout(() => setResult(undefined), COPIED_MS)
    return () => clearTimeout(timer)
  }, [result])
  const copy = useCallback(async (text: string) => {
    try {
      await navigator.clipboard.writeText(text)
      setResult({ status: 'copied' })
    } catch {
      // Permission was denied, or the page is not a secure context.
      setResult({ status: 'failed' })
    }
  }, [])
  return { copy, status: result?.status }
}

export declare namespace useCopy {
  type ReturnType = {
    copy: (text: string) => Promise<void>
    /** Result; `undefined` again after two seconds. */
    status: 'copied' | 'failed' | undefined
  }
}
