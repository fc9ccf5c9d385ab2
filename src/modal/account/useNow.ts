'use client'
import { useEffect, useState } from 'react'

/**
 * Returns the current time as Unix time in ms, updated at an interval.
 *
 * @param stepMs - interval in ms
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
