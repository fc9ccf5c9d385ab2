'use client'
import { useEffect, useLayoutEffect, useRef } from 'react'
import { Button } from '../parts/Button.js'

/** How far below the edge it may be when more is fetched already, in px. */
const AHEAD = 240

/** Fetches more as soon as it comes near, or where that is not seen on a click. */
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
    // In a page it is the page that scrolls: there all of the body is in sight.
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

  // It goes with the last page, and takes the focus along.
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
    /** How many there are by now. */
    count: number
    /** Waits for a click. */
    isHeld?: boolean | undefined
    isPending: boolean
    /** It goes while it has the focus. */
    onGone: () => void
    onMore: () => void
  }
}
