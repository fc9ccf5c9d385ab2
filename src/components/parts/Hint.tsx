import type { ReactNode } from 'react'

/** Help text below a field, replaced by the error at the same height. */
export function Hint({ error, help, id }: Hint.Props) {
  return error ? (
    <p className="lk-hint lk-hint-error" id={id} key="error" role="alert">
      {error}
    </p>
  ) : (
    <p className="lk-hint" id={id} key="help">
      {help}
    </p>
  )
}

export declare namespace Hint {
  type Props = {
    error?: ReactNode
    help?: ReactNode
    id: string
  }
}
