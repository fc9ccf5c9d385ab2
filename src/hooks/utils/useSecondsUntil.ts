'use client'
import { useEffect, useState } from 'react'

/**
 * Returns the whole seconds until a time, 0 once it has passed. Ticks once a
 * second while above zero.
 *
 * @param end - Unix time in ms
 */
export function useSecondsUntil(end: number): number {
  const [state, setState] = useState(() => ({ end, now: Date.now() }))
  // Count a new time from now, not from the last tick.
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
