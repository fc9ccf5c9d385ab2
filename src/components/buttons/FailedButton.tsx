'use client'
import { useThemed } from '../parts/useThemed.js'
import { useButtonStrings } from '../strings/useButtonStrings.js'

/** Stands for a button or a modal that has failed. A click tries again. */
export function FailedButton({ onRetry }: { onRetry: () => void }) {
  const themed = useThemed<HTMLButtonElement>()
  const { failed } = useButtonStrings()
  return (
    <button
      {...themed}
      className="lk-open-button"
      onClick={onRetry}
      type="button"
    >
      {failed}
    </button>
  )
}
