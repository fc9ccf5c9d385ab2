'use client'
import { formatBalance, useActiveAccount, useBalances } from 'latchkey'
import { ConnectButton } from 'latchkey/components'
import { useSignMessage } from 'wagmi'

export function Account() {
  const account = useActiveAccount()
  return (
    <>
      <ConnectButton />
      {account && <Money address={account.address} />}
    </>
  )
}

function Money({ address }: { address: string }) {
  const { data, error } = useBalances()
  const sign = useSignMessage()
  return (
    <>
      <p>
        <code data-testid="address">{address}</code>
      </p>
      <ul>
        {data?.balances.map((token) => (
          <li key={token.address ?? 'native'}>
            {formatBalance(token.quantity.numeric)} {token.symbol}
          </li>
        ))}
      </ul>
      {error && <p role="alert">{error.shortMessage}</p>}
      {/* A stock wagmi hook: the embedded wallet is a plain connector. */}
      <button
        type="button"
        disabled={sign.isPending}
        onClick={() => sign.mutate({ message: 'Hello' })}
      >
        Sign a message
      </button>
      {sign.data && (
        <p>
          <code data-testid="signature">{sign.data}</code>
        </p>
      )}
    </>
  )
}
