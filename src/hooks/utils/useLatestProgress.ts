'use client'
import { useRef, useState } from 'react'
import { assertType } from '../../core/parameters/assertType.js'

/** Tracks the progress of the latest of several concurrent runs. */
export function useLatestProgress<
  progress,
>(): useLatestProgress.ReturnType<progress> {
  const [progress, setProgress] = useState<progress | undefined>()
  const latest = useRef<symbol | undefined>(undefined)
  const start = (id?: symbol) => {
    latest.current = id
    setProgress(undefined)
  }
  return {
    progress,
    reset: () => start(),
    start(onStep) {
      assertType('onStep', onStep, 'function | undefined')
      const id = Symbol()
      start(id)
      return (progress) => {
        if (latest.current === id) setProgress(progress)
        onStep?.(progress)
      }
    },
  }
}

export declare namespace useLatestProgress {
  type Listener<progress> = (progress: progress) => void
  type ReturnType<progress> = {
    progress: progress | undefined
    /** Clears the progress and stops tracking a pending run. */
    reset(): void
    /** Tracks a new run; pass its steps to the returned function. */
    start(onStep: Listener<progress> | undefined): Listener<progress>
  }
}
