import { type KitAccount, useSendToken } from 'latchkey'
import { type FormEvent, useState } from 'react'
import { UnauthorizedProviderError } from 'viem'
import type { Local } from '../local.js'
import { Problem } from './Problem.js'

const words = {
  resolving: 'Looking up the name…',
  preparing: 'Checking…',
  switching: 'Switching the network…',
  approving: 'Approve in the secure frame…',
  confirming: 'Waiting for the chain…',
  confirmed: 'Sent',
} as const

export function Send({
  account,
  onLoginLost,
  onSent,
  tokens,
}: {
  /** Who pays. */
  account: KitAccount
  /** The wallet does not know the login any more. */
  onLoginLost: () => void
  onSent: () => void
  tokens: Local['tokens']
}) {
  const send = useSendToken({
    mutation: {
      onSuccess: onSent,
      onError(error) {
        // The account may have gone before the wallet could say why.
        const isGone = 'code' in error && error.code === 'NOT_CONNECTED'
        if (isGone || error instanceof UnauthorizedProviderError) onLoginLost()
      },
    },
  })
  const [token, setToken] = useState<string>(tokens.usd.address)
  const [to, setTo] = useState('')
  const [amount, setAmount] = useState('')
  function submit(event: FormEvent) {
    event.preventDefault()
    const { address, chainId } = account
    send.mutate({ account: address, amount, chainId, to, token })
  }
  return (
    <section aria-labelledby="send-title">
      <h2 id="send-title">Send</h2>
      <form onSubmit={submit}>
        <label>
          Token
          <select
            name="token"
            value={token}
            onChange={(event) => setToken(event.target.value)}
          >
            <option value={tokens.usd.address}>{tokens.usd.symbol}</option>
            <option value={tokens.gold.address}>{tokens.gold.symbol}</option>
            <option value="native">ETH</option>
          </select>
        </label>
        <label>
          Amount
          <input
            name="amount"
            inputMode="decimal"
            placeholder="1.5"
            value={amount}
            onChange={(event) => setAmount(event.target.value)}
          />
        </label>
        <label>
          To
          <input
            name="to"
            placeholder="0x…"
            spellCheck={false}
            value={to}
            onChange={(event) => setTo(event.target.value)}
          />
        </label>
        <button type="submit" disabled={send.isPending}>
          {send.isPending && send.step ? words[send.step] : 'Send'}
        </button>
      </form>
      <Problem error={send.error} />
      {send.isSuccess && (
        <p className="good" role="status" data-testid="sent">
          Sent. Transaction <code data-testid="hash">{send.data.hash}</code>
        </p>
      )}
    </section>
  )
}
