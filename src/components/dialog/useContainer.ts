'use client'
import { useLayoutEffect, useState } from 'react'

/** An element at the end of the body, for as long as the component lives. */
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
  // Ours too: it takes no place on the page, and the page cannot hide it.
  container.className = 'lk-container'
  container.setAttribute('data-latchkey', '')
  return container
}
