import { formatBalance, useBalances, useSendToken } from 'latchkey'

export function Money() {
  const { data } = useBalances()
  return (
    <>
      <ul>
        {data?.balances.map((token) => (
          <li key={token.address ?? 'native'}>
            {formatBalance(token.quantity.numeric)} {token.symbol}
          </li>
        ))}
      </ul>
      <Send />
    </>
  )
}

function Send() {
  const { data, error, isPending, mutate: send, step } = useSendToken()
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        const form = new FormData(event.currentTarget)
        send({
          // Amounts are decimal strings: never a number.
          amount: String(form.get('amount')),
          to: String(form.get('to')),
          token: 'native',
        })
      }}
    >
      <label htmlFor="to">To</label>
      <input id="to" name="to" />
      <label htmlFor="amount">Amount</label>
      <input id="amount" inputMode="decimal" name="amount" />
      <button type="submit" disabled={isPending}>
        {isPending ? step : 'Send'}
      </button>
      {error && <p role="alert">{error.shortMessage}</p>}
      {data && <p role="status">Sent.</p>}
    </form>
  )
}
