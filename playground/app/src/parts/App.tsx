import { type TokenList, useActiveAccount, useTheme } from 'latchkey'
import {
  AccountAvatar,
  AccountName,
  Balance,
  TokenIcon,
  TokenPicker,
  TransactionButton,
} from 'latchkey/components'
import { useState } from 'react'
import { Header } from '../dapp/Header.js'
import type { Local } from '../local.js'

const friend = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'

/** The parts of the modal, on a page of the app's own. */
export function App({ local }: { local: Local }) {
  const { mode, variables } = useTheme()
  const account = useActiveAccount({ namespace: 'eip155' })
  const { accent } = variables
  const { address, decimals, symbol } = local.tokens.usd
  const chainId = local.chains[0]?.id ?? 31_337
  const [token, setToken] = useState<string>()
  const list: TokenList = {
    name: 'Playground',
    timestamp: '2026-01-01T00:00:00Z',
    tokens: [{ address, chainId, decimals, name: 'Local Dollar', symbol }],
    version: { major: 1, minor: 0, patch: 0 },
  }
  return (
    <div
      className="page"
      data-mode={mode}
      style={accent ? { ['--accent' as string]: accent } : {}}
    >
      <Header />
      <main>
        <section className="hero">
          <div>
            <h1>The parts, one by one</h1>
            <p>
              <AccountAvatar address={account?.address} size="large" />
            </p>
            <p>
              <AccountName /> has <Balance chainId={chainId} />
            </p>
            <p>
              <TokenIcon chainId={chainId} size="small" />{' '}
              <TokenIcon chainId={chainId} symbol={symbol} token={address} />{' '}
              <TokenIcon
                chainId={chainId}
                size="large"
                symbol={symbol}
                token={address}
              />
            </p>
            <p>
              <TokenPicker
                chainId={chainId}
                list={list}
                onChange={({ id }) => setToken(id)}
                value={token}
              />{' '}
              {token && <Balance token={token} />}
            </p>
            <TransactionButton
              calls={[{ to: friend, value: 10n ** 15n }]}
              chainId={chainId}
            >
              Send 0.001 ETH
            </TransactionButton>
          </div>
        </section>
      </main>
    </div>
  )
}
