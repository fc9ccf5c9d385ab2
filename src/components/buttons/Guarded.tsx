'use client'
import type { ReactNode } from 'react'
import { Boundary } from '../parts/Boundary.js'
import { FailedButton } from './FailedButton.js'

/** Keeps a fault of a button from the app; a click tries again. */
export function Guarded({ children }: { children: ReactNode }) {
  return (
    <Boundary
      renderFailure={(_error, retry) => (
        // The fault may be in what this needs as well.
        <Boundary>
          <FailedButton onRetry={retry} />
        </Boundary>
      )}
    >
      {children}
    </Boundary>
  )
}
