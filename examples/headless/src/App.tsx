import { useActiveAccount, useDisconnectAll } from 'latchkey'
import { Connect } from './Connect'
import { Money } from './Money'

export function App() {
  const account = useActiveAccount({ namespace: 'eip155' })
  const disconnect = useDisconnectAll()
  if (!account)
    return (
      <main>
        <h1>Sign in</h1>
        <Connect />
      </main>
    )
  return (
    <main>
      <header>
        <h1>Your wallet</h1>
        <button type="button" onClick={() => disconnect.mutate()}>
          Disconnect
        </button>
      </header>
      <p>
        <code data-testid="address">{account.address}</code>
      </p>
      <Money />
    </main>
  )
}
