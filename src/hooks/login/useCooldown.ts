'use client'
import { useCallback, useEffect, useState } from 'react'

/** Countdown in seconds. Ticks once a second while above zero. */
export function useCooldown(): {
  secondsLeft: number
  /** @param seconds - from now */
  start: (seconds: number) => void
} {
  const [end, setEnd] = useState(0)
  const [now, setNow] = useState(0)
  const secondsLeft = Math.max(0, Math.ceil((end - now) / 1_000))
  const isRunning = secondsLeft > 0
  useEffect(() => {
    if (!isRunning) return
    const timer = setInterval(() => setNow(Date.now()), 1_000)
    return () => clearInterval(timer)
  }, [isRunning])
  const start = useCallback((seconds: number) => {
    const current = Date.now()
    setNow(current)
    setEnd(current + seconds * 1_000)
  }, [])
  return { secondsLeft, start }
}
