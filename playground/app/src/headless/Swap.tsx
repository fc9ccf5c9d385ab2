import {
  type EvmAccount,
  formatBalance,
  getSwapProblem,
  type SwapFeeLevel,
  useSwap,
  useSwapQuote,
  useSwapTokens,
} from 'latchkey'
import { type FormEvent, useState } from 'react'
import { Problem } from './Problem.js'
import { SwapQuote } from './SwapQuote.js'

const words = {
  quoting: 'Checking…',
  switching: 'Switching the network…',
  approving: 'Allow the exact amount in the secure frame…',
  swapping: 'Approve the swap in the secure frame…',
  confirming: 'Waiting for the chain…',
  confirmed: 'Swapped',
} as const

export function Swap({ account }: { account: EvmAccount }) {
  const { address, chainId } = account
  const { data, error } = useSwapTokens({ address, chainId })
  const tokens = data?.tokens ?? []
  const [fromChosen, setFrom] = useState<string>()
  const [toChosen, setTo] = useState<string>()
  const [amount, setAmount] = useState('')
  const [feeLevel, setFeeLevel] = useState<SwapFeeLevel>('standard')
  const [isAccepted, setIsAccepted] = useState(false)
  const from = fromChosen ?? tokens[0]?.address
  const others = tokens.filter((token) => token.address !== from)
  const to = others.find((token) => token.address === toChosen)?.address
  const { data: quote, ...quoting } = useSwapQuote({
    account: address,
    amount,
    chainId,
    from,
    to,
  })
  const swap = useSwap({ mutation: { onSuccess: () => setAmount('') } })
  const choice = { acceptPriceImpact: isAccepted, feeLevel }
  const problem = quote && getSwapProblem(quote, choice)

  function submit(event: FormEvent) {
    event.preventDefault()
    // At what is shown now, whatever the price will be.
    if (quote) swap.mutate({ ...choice, quote })
  }
  return (
    <>
      <form onSubmit={submit}>
        <label>
          Swap
          <select
            name="swap-from"
            value={from}
            onChange={(event) => setFrom(event.target.value)}
          >
            {tokens.map(({ address, balance = '0', symbol }) => (
              <option key={address} value={address}>
                {symbol}, you have {formatBalance(balance)}
              </option>
            ))}
          </select>
        </label>
        <label>
          Into
          <select
            name="swap-to"
            value={to ?? ''}
            onChange={(event) => setTo(event.target.value)}
          >
            <option value="">Choose a token</option>
            {others.map(({ address, symbol }) => (
              <option key={address} value={address}>
                {symbol}
              </option>
            ))}
          </select>
        </label>
        <label>
          How much
          <input
            name="swap-amount"
            inputMode="decimal"
            placeholder="0.1"
            value={amount}
            onChange={(event) => setAmount(event.target.value)}
          />
        </label>
        {quote && (
          <SwapQuote
            feeLevel={feeLevel}
            isAccepted={isAccepted}
            onAccept={setIsAccepted}
            onFeeLevel={setFeeLevel}
            quote={quote}
          />
        )}
        <button type="submit" disabled={!quote || !!problem || swap.isPending}>
          {swap.isPending && swap.step
            ? words[swap.step]
            : quoting.isFetching && !quote
              ? 'Getting a price…'
              : 'Swap now'}
        </button>
      </form>
      <Problem
        error={error ?? swap.error ?? problem ?? (amount && quoting.error)}
        testId="swap-error"
      />
      {swap.isSuccess && (
        <p className="good" role="status" data-testid="swapped">
          Swapped. Transaction{' '}
          <code data-testid="swap-hash">{swap.data.hash}</code>
        </p>
      )}
    </>
  )
}
