import {
  formatBalance,
  useActiveAccount,
  useBalances,
  useSignText,
} from 'latchkey'
import { ConnectButton } from 'latchkey/components'

const namespaces = ['eip155', 'solana'] as const

export function App() {
  return (
    <main>
      <header>
        <h1>Latchkey on EVM and Solana</h1>
        <ConnectButton />
      </header>
      {namespaces.map((namespace) => (
        <Account key={namespace} namespace={namespace} />
      ))}
    </main>
  )
}

function Account({ namespace }: { namespace: (typeof namespaces)[number] }) {
  const account = useActiveAccount({ namespace })
  const { data } = useBalances({ namespace })
  const sign = useSignText()
  if (!account) return null
  return (
    <section>
      <h2>{namespace === 'solana' ? 'Solana' : 'EVM'}</h2>
      <p>
        <code data-testid={`${namespace}-address`}>{account.address}</code>
      </p>
      <ul>
        {data?.balances.map((token) => (
          <li key={token.address ?? 'native'}>
            {formatBalance(token.quantity.numeric)} {token.symbol}
          </li>
        ))}
      </ul>
      <button
        type="button"
        disabled={sign.isPending}
        onClick={() => sign.mutate({ message: 'Hello', namespace })}
      >
        Sign a message
      </button>
      {sign.error && <p role="alert">{sign.error.shortMessage}</p>}
    </section>
  )
}
