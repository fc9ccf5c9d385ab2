'use client'
import { type ReactNode, useEffect, useState } from 'react'
import type { Source } from './createSource.js'

/**
 * Renders a component once it is loaded, or immediately if already loaded.
 * Unlike `React.lazy`, it can be retried. Pass a `key` per source.
 */
export function Lazy<props extends object = object>(
  parameters: Lazy.Props<props>,
) {
  const { fallback, props, renderFailure, source } = parameters
  const [Component, setComponent] = useState(source.peek)
  const [attempt, setAttempt] = useState(1)
  const [failed, setFailed] = useState(0)
  const isWanted = Component === undefined && failed !== attempt
  useEffect(() => {
    if (!isWanted) return
    let isGone = false
    source.load().then(
      (component) => !isGone && setComponent(() => component),
      () => !isGone && setFailed(attempt),
    )
    return () => {
      isGone = true
    }
  }, [attempt, isWanted, source])
  if (Component) return <Component {...(props as props)} />
  if (failed !== attempt) return fallback
  return renderFailure?.(() => setAttempt(attempt + 1))
}

export declare namespace Lazy {
  type Props<props extends object = object> = {
    fallback?: ReactNode
    props?: props | undefined
    /** Renders nothing by default. */
    renderFailure?: ((retry: () => void) => ReactNode) | undefined
    source: Source<props>
  }
}
