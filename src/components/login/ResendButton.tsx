import { Button } from '../parts/Button.js'

/** Resends the email, or shows the time until that is possible. */
export function ResendButton({
  isDisabled,
  label,
  onClick,
  secondsLeft,
  toWait,
}: ResendButton.Props) {
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
    /** Until another email can be requested. */
    secondsLeft: number
    toWait: (seconds: number) => string
  }
}
