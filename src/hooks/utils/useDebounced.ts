'use client'
import { useEffect, useState } from 'react'

/**
 * Returns a value once it has not changed for a while, and the previous one
 * until then.
 *
 * @param ms - time without a change, in ms
 */
export function useDebounced<value>(value: value, ms: number): value {
  const [settled, setSettled] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(() => value), ms)
    return () => clearTimeout(timer)
  }, [ms, value])
  return settled
}
