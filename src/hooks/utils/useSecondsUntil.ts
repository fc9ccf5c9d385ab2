'use client'
import { useEffect, useState } from 'react'

/**
 * Whole seconds until a time, 0 once it has passed. It ticks once a second,
 * and only while some are left.
 *
 * @param end - in ms since 1970
 */
export function useSecondsUntil(end: number): number {
  const [state, setState] = useState(() => ({ end, now: Date.now() }))
  // A new time is counted from now, not from the last tick.
  if (state.end !== end) setState({ end, now: Date.now() })
  const secondsLeft = Math.max(0, Math.ceil((end - state.now) / 1_000))
  const isRunning = secondsLeft > 0
  useEffect(() => {
    if (!isRunning) return
    const timer = setInterval(
      () => setState((last) => ({ ...last, now: Date.now() })),
      1_000,
    )
    return () => clearInterval(timer)
  }, [isRunning])
  return secondsLeft
}
