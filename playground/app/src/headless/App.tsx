import { useActiveAccount } from 'latchkey'
import { useState } from 'react'
import { useConnectionEffect } from 'wagmi'
import type { Local } from '../local.js'
import { Account } from './Account.js'
import { Balances } from './Balances.js'
import { Connect } from './connect/Connect.js'
import { Fold } from './Fold.js'
import { Guide } from './Guide.js'
import { Login } from './Login.js'
import { More } from './More.js'
import { Pairing } from './Pairing.js'
import { Send } from './Send.js'
import { SocialLogin } from './SocialLogin.js'
import { Solana } from './solana/Solana.js'
import { Wallets } from './Wallets.js'

export function App({ local }: { local: Local }) {
  // Each side is asked for by name: neither has to be switched to.
  const account = useActiveAccount({ namespace: 'eip155' })
  const solanaAccount = useActiveAccount({ namespace: 'solana' })
  const [isLoginLost, setIsLoginLost] = useState(false)
  const [hasSent, setHasSent] = useState(false)
  useConnectionEffect({ onConnect: () => setIsLoginLost(false) })
  return (
    <main>
      <header>
        <a className="brand" href="/" aria-label="Latchkey">
          <svg viewBox="0 0 24 24" aria-hidden="true">
            <circle cx="8" cy="12" r="4.25" />
            <path d="M12.25 12H21M17 12v3.5M20.5 12v2.5" />
          </svg>
          <span>Latchkey</span>
        </a>
        <h1>The same wallet, with hooks only</h1>
        <p>
          A wallet by email, on real local chains. Every part of this page is
          one hook of the package; none of its components is mounted.
        </p>
      </header>
      <Guide
        connected={Boolean(account ?? solanaAccount)}
        mailbox={local.urls.mailbox}
        sent={hasSent}
      />
      {account ? (
        <>
          <Account />
          <Balances />
          <Send
            account={account}
            onLoginLost={() => setIsLoginLost(true)}
            onSent={() => setHasSent(true)}
            tokens={local.tokens}
          />
          <More
            account={account}
            mailbox={local.urls.mailbox}
            tokens={local.tokens}
          />
        </>
      ) : (
        <>
          <Login isAgain={isLoginLost} mailbox={local.urls.mailbox} />
          <Fold title="Social login">
            <SocialLogin />
          </Fold>
          <Wallets />
        </>
      )}
      <Pairing walletPage={local.urls.walletPage} />
      <Connect />
      <Solana local={local.solana} onSent={() => setHasSent(true)} />
    </main>
  )
}
