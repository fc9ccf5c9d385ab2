'use client'
import { Button } from '../parts/Button.js'
import { useLogin } from './useLogin.js'

/** Asks for another mail, or says when one can be asked for. */
export function ResendButton({
  isDisabled,
  label,
  onClick,
  toWait,
}: ResendButton.Props) {
  const { secondsLeft } = useLogin()
  const isWaiting = secondsLeft > 0
  return (
    <Button
      aria-disabled={isWaiting || isDisabled || undefined}
      onClick={isWaiting || isDisabled ? undefined : onClick}
      variant="text"
    >
      {isWaiting ? toWait(secondsLeft) : label}
    </Button>
  )
}

export declare namespace ResendButton {
  type Props = {
    isDisabled: boolean
    label: string
    onClick: () => void
    toWait: (seconds: number) => string
  }
}
