'use client'
import { useEffect, useState } from 'react'

/**
 * The time, in ms since 1970, as of the last step.
 *
 * @param stepMs - between two steps, in ms
 *
 * @example
 * const now = useNow(30_000)
 */
export function useNow(stepMs: number): number {
  const [now, setNow] = useState(() => Date.now())
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), stepMs)
    return () => clearInterval(timer)
  }, [stepMs])
  return now
}
