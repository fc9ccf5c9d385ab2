import { Button } from '../parts/Button.js'

/** Asks for another mail, or says when one can be asked for. */
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
    /** Until another mail can be asked for. */
    secondsLeft: number
    toWait: (seconds: number) => string
  }
}
