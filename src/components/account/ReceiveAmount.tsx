'use client'
import { typeAmount } from '../../features/payments/typeAmount.js'
import { Button } from '../parts/Button.js'
import { Input } from '../parts/Input.js'
import { useTypingError } from '../parts/useTypingError.js'
import { useErrorText } from '../strings/useErrorText.js'
import { useInsideStrings } from '../strings/useInsideStrings.js'

/** Amount to request. Collapsed by default, as most requests have none. */
export function ReceiveAmount(props: ReceiveAmount.Props) {
  const { error, onChange, symbol, value } = props
  const { account } = useInsideStrings()
  const toErrorText = useErrorText()
  const typing = useTypingError(value ?? '')
  if (value === undefined)
    return (
      <Button onClick={() => onChange('')} variant="text">
        {account.askAmount}
      </Button>
    )
  return (
    <div className="lk-receive-amount">
      <Input
        autoComplete="off"
        // Replaces the button that had the focus.
        autoFocus
        error={
          typing.error ??
          (error && !typing.isUnfinished ? toErrorText(error) : undefined)
        }
        help={account.amountHelp}
        inputMode="decimal"
        label={account.amountIn(symbol)}
        {...typing.events}
        onChange={({ target }) => {
          typing.check(target.value)
          onChange(typeAmount(value, target.value))
        }}
        placeholder="0"
        type="text"
        value={value}
      />
    </div>
  )
}

export declare namespace ReceiveAmount {
  type Props = {
    error: Error | undefined
    onChange: (typed: string) => void
    /** Symbol of the network's native currency. */
    symbol: string
    /** `undefined` until the user adds an amount. */
    value: string | undefined
  }
}
