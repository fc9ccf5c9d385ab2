import { useConnection, useWallet } from '@solana/wallet-adapter-react'
import { PublicKey, SystemProgram, Transaction } from '@solana/web3.js'
import type { FrameWalletAdapter } from 'latchkey/solana/adapter'
import { type FormEvent, useState } from 'react'

const message = 'Latchkey was here'

/** An app that uses `useWallet` and knows only the adapter of the kit. */
export function App({ adapter }: { adapter: FrameWalletAdapter }) {
  const wallet = useWallet()
  const { connection } = useConnection()
  const [said, setSaid] = useState<Record<string, string>>({})

  function say(name: string, run: () => Promise<string>) {
    run()
      .catch((error: Error) => `${error.name}: ${error.message}`)
      .then((text) => setSaid((before) => ({ ...before, [name]: text })))
  }
  function onSubmit(
    name: string,
    run: (read: (field: string) => string) => Promise<string>,
  ) {
    return (event: FormEvent<HTMLFormElement>) => {
      event.preventDefault()
      const data = new FormData(event.currentTarget)
      say(name, () => run((field) => String(data.get(field))))
    }
  }

  const sendCode = onSubmit('login', async (read) => {
    const client = await adapter.getFrame().open()
    return (await client.connectEmail({ email: read('email') })).action
  })
  const enterCode = onSubmit('login', async (read) => {
    const client = await adapter.getFrame().open()
    await client.connectOtp({ otp: read('code') })
    wallet.select(adapter.name)
    return 'chosen'
  })
  const send = onSubmit('send', (read) => {
    if (!wallet.publicKey) throw new Error('Nobody is connected')
    const transaction = new Transaction().add(
      SystemProgram.transfer({
        fromPubkey: wallet.publicKey,
        toPubkey: new PublicKey(read('to')),
        lamports: BigInt(read('lamports')),
      }),
    )
    return wallet.sendTransaction(transaction, connection)
  })

  return (
    <main>
      <form onSubmit={sendCode}>
        <input aria-label="Email" name="email" />
        <button type="submit">Mail a code</button>
      </form>
      <form onSubmit={enterCode}>
        <input aria-label="Code" name="code" />
        <button type="submit">Log in</button>
      </form>
      <p data-testid="login">{said.login}</p>
      <p data-testid="wallet">{wallet.wallet?.adapter.name}</p>
      <p data-testid="address">{wallet.publicKey?.toBase58()}</p>
      <button
        type="button"
        onClick={() =>
          say('sign', async () => {
            const bytes = new TextEncoder().encode(message)
            const signature = await wallet.signMessage?.(bytes)
            return [...(signature ?? [])].join()
          })
        }
      >
        Sign
      </button>
      <p data-testid="sign">{said.sign}</p>
      <form onSubmit={send}>
        <input aria-label="To" name="to" />
        <input aria-label="Lamports" name="lamports" />
        <button type="submit">Send</button>
      </form>
      <p data-testid="send">{said.send}</p>
      <button type="button" onClick={() => void wallet.disconnect()}>
        Disconnect
      </button>
    </main>
  )
}
