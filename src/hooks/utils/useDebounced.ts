'use client'
import { useEffect, useState } from 'react'

/**
 * A value as it was before somebody went on changing it: the new one once it
 * has stayed the same for a while.
 *
 * @param ms - how long it has to stay
 */
export function useDebounced<value>(value: value, ms: number): value {
  const [settled, setSettled] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(() => value), ms)
    return () => clearTimeout(timer)
  }, [ms, value])
  return settled
}
