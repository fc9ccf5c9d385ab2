'use client'
import { useRef, useState } from 'react'
import { readParameters } from '../../core/parameters/readParameters.js'

/** Progress of the run that was started last, out of several at a time. */
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
      readParameters({ onStep }, { onStep: 'function | undefined' })
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
    /** Forgets it; a run under way is no longer followed. */
    reset(): void
    /** Follows a run from now on: what it returns is told each step. */
    start(onStep: Listener<progress> | undefined): Listener<progress>
  }
}
