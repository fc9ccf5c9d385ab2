import {
  type AccountNamespace,
  useConnectWallet,
  useWallets,
  type Wallet,
} from 'latchkey'
import { useState } from 'react'
import { Problem } from '../Problem.js'

const words = {
  idle: 'Nothing is asked.',
  opening: 'Opening…',
  waiting: 'Answer in your wallet.',
  rejected: 'The wallet has declined.',
  notInstalled: 'The wallet is not in this browser.',
  expired: 'Request expired.',
  failed: 'That did not work.',
} as const

/** The wallets in their groups, and those the explorer finds. */
export function WalletPicker() {
  const { connect, error, reset, retry, status } = useConnectWallet()
  const [namespace, setNamespace] = useState<AccountNamespace>('eip155')
  const [search, setSearch] = useState('')
  const { all, groups } = useWallets({ explorer: true, namespace, search })
  const isOpen = status === 'opening' || status === 'waiting'
  const choose = (wallet: Wallet) => connect(wallet, { namespace })
  return (
    <>
      <form onSubmit={(event) => event.preventDefault()}>
        <label>
          Kind of networks
          <select
            name="connect-namespace"
            value={namespace}
            onChange={({ target }) =>
              setNamespace(target.value as AccountNamespace)
            }
          >
            <option value="eip155">EVM</option>
            <option value="solana">Solana</option>
          </select>
        </label>
        <label>
          Find a wallet
          <input
            autoComplete="off"
            name="connect-search"
            placeholder="Its name"
            value={search}
            onChange={({ target }) => setSearch(target.value)}
          />
        </label>
      </form>
      {groups.map(({ group, wallets }) => (
        <WalletRow
          key={group}
          onChoose={choose}
          title={group}
          wallets={search ? [] : wallets}
        />
      ))}
      {search && !all.isPending && (
        <WalletRow onChoose={choose} title="found" wallets={all.wallets} />
      )}
      <p role="status" data-testid="connect-status" data-status={status}>
        {words[status]}
      </p>
      <div className="row">
        {isOpen && (
          <button type="button" className="quiet" onClick={reset}>
            Give up
          </button>
        )}
        {error && (
          <button type="button" className="quiet" onClick={retry}>
            Ask again
          </button>
        )}
      </div>
      <Problem error={error ?? all.error} testId="connect-error" />
    </>
  )
}

function WalletRow({ onChoose, title, wallets }: WalletRow.Props) {
  if (wallets.length === 0) return null
  return (
    <>
      <h3 className="first-up">{title}</h3>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for inputs */}
      <div className="row" role="group" aria-label={title}>
        {wallets.map((wallet) => (
          <button
            className="quiet"
            key={wallet.key}
            onClick={() => onChoose(wallet)}
            type="button"
          >
            {wallet.name}
          </button>
        ))}
      </div>
    </>
  )
}

declare namespace WalletRow {
  type Props = {
    onChoose: (wallet: Wallet) => void
    title: string
    wallets: readonly Wallet[]
  }
}
