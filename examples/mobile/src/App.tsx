import {
  formatBalance,
  useActiveAccount,
  useBalances,
  useModal,
} from 'latchkey'
import { ConnectButton } from 'latchkey/components'

export function App() {
  const account = useActiveAccount()
  return (
    <>
      <main>
        <h1>Pocket</h1>
        {account ? <Balances /> : <p>Connect a wallet to see your money.</p>}
      </main>
      <nav>{account ? <Actions /> : <ConnectButton />}</nav>
    </>
  )
}

function Balances() {
  const { data, error, isPending } = useBalances()
  return (
    <>
      {isPending && <p>Loading...</p>}
      <ul>
        {data?.balances.map((token) => (
          <li key={token.address ?? 'native'}>
            <span>{token.name}</span>
            <span>
              {formatBalance(token.quantity.numeric)} {token.symbol}
            </span>
          </li>
        ))}
      </ul>
      {error && <p role="alert">{error.shortMessage}</p>}
    </>
  )
}

function Actions() {
  const { open } = useModal()
  return (
    <>
      <button type="button" onClick={() => open({ view: 'WalletSend' })}>
        Send
      </button>
      <button type="button" onClick={() => open({ view: 'WalletReceive' })}>
        Receive
      </button>
      <ConnectButton />
    </>
  )
}
