'use client'
import { useEffect, useLayoutEffect, useRef } from 'react'
import { Button } from '../parts/Button.js'

/** Distance below the visible edge at which more is fetched, in px. */
const AHEAD = 240

/**
 * Fetches more when scrolled near it, or on a click if that is not observed.
 */
export function LoadMore(props: LoadMore.Props) {
  const { children, count, isHeld = false, isPending } = props
  const ref = useRef<HTMLDivElement>(null)
  const last = useRef(props)
  last.current = props

  // Anew for every page: one that is short leaves the end in sight.
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above
  useEffect(() => {
    const element = ref.current
    const isOff = isHeld || isPending || !globalThis.IntersectionObserver
    if (!element || isOff) return
    // Embedded, the page scrolls and the body is fully visible.
    const isInPage = element.closest('.lk-embedded')
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.at(-1)?.isIntersecting) last.current.onMore()
      },
      {
        root: isInPage ? null : element.closest('.lk-body'),
        rootMargin: `0px 0px ${AHEAD}px`,
      },
    )
    observer.observe(element)
    return () => observer.disconnect()
  }, [count, isHeld, isPending])

  // It unmounts with the last page and may have the focus.
  useLayoutEffect(() => {
    const element = ref.current
    return () => {
      if (element?.contains(document.activeElement)) last.current.onGone()
    }
  }, [])

  return (
    <div ref={ref}>
      <Button isPending={isPending} onClick={() => last.current.onMore()}>
        {children}
      </Button>
    </div>
  )
}

export declare namespace LoadMore {
  type Props = {
    children: string
    /** Number of rows loaded so far. */
    count: number
    /** Whether to wait for a click. */
    isHeld?: boolean | undefined
    isPending: boolean
    /** Called when it unmounts while focused. */
    onGone: () => void
    onMore: () => void
  }
}
