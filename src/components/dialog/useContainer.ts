'use client'
import { useLayoutEffect, useState } from 'react'

/** An element at the end of the body, for as long as the component lives. */
export function useContainer(): HTMLElement {
  const [container] = useState(() => document.createElement('div'))
  useLayoutEffect(() => {
    document.body.append(container)
    return () => container.remove()
  }, [container])
  return container
}
