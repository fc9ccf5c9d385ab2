'use client'
import { useLayoutEffect, useState } from 'react'

/** Returns an element at the end of the body, for the component's lifetime. */
export function useContainer(): HTMLElement {
  const [container] = useState(createContainer)
  useLayoutEffect(() => {
    document.body.append(container)
    return () => container.remove()
  }, [container])
  return container
}

function createContainer() {
  const container = document.createElement('div')
  // Styled as ours, so it takes no space and the page's styles cannot hide
  // it.
  container.className = 'lk-container'
  container.setAttribute('data-latchkey', '')
  return container
}
