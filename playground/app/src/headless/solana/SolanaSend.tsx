import { type KitAccount, useSendToken } from 'latchkey'
import { type FormEvent, useState } from 'react'
import type { LocalSolana } from '../../local.js'
import { Problem } from '../Problem.js'

const words = {
  resolving: 'Looking up the name…',
  preparing: 'Checking…',
  switching: 'Switching the network…',
  approving: 'Approve in the secure frame…',
  confirming: 'Waiting for the chain…',
  confirmed: 'Sent',
} as const

/** The hook of the other form, with another network. */
export function SolanaSend({
  account,
  local,
  onSent,
}: {
  account: KitAccount
  local: LocalSolana
  onSent: () => void
}) {
  const send = useSendToken({ mutation: { onSuccess: onSent } })
  const [token, setToken] = useState('native')
  const [to, setTo] = useState('')
  const [amount, setAmount] = useState('')
  function submit(event: FormEvent) {
    event.preventDefault()
    const { address, chainId } = account
    send.mutate({ account: address, amount, chainId, to, token })
  }
  return (
    <section aria-labelledby="solana-send-title">
      <h2 id="solana-send-title">Send on Solana</h2>
      <form onSubmit={submit}>
        <label>
          Coin
          <select
            data-testid="solana-token"
            name="solana-token"
            value={token}
            onChange={(event) => setToken(event.target.value)}
          >
            <option value="native">SOL</option>
            {Object.values(local.tokens).map(({ address, symbol }) => (
              <option key={address} value={address}>
                {symbol}
              </option>
            ))}
          </select>
        </label>
        <label>
          How much
          <input
            data-testid="solana-amount"
            name="solana-amount"
            inputMode="decimal"
            placeholder="0.5"
            value={amount}
            onChange={(event) => setAmount(event.target.value)}
          />
        </label>
        <label>
          Receiver
          <input
            data-testid="solana-to"
            name="solana-to"
            placeholder="Solana address"
            spellCheck={false}
            value={to}
            onChange={(event) => setTo(event.target.value)}
          />
        </label>
        <button
          data-testid="solana-send"
          type="submit"
          disabled={send.isPending}
        >
          {send.isPending && send.step ? words[send.step] : 'Send on Solana'}
        </button>
      </form>
      <Problem error={send.error} testId="solana-error" />
      {send.isSuccess && (
        <p className="good" role="status" data-testid="solana-sent">
          Sent. Transaction{' '}
          <code data-testid="solana-hash">{send.data.hash}</code>
        </p>
      )}
    </section>
  )
}
