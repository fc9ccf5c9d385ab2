import { useAccount, useSignMessage } from 'wagmi'

export function Sign() {
  const { address, isConnected } = useAccount()
  const { data, signMessage } = useSignMessage()
  if (!isConnected) return null
  return (
    <main>
      <p data-testid="address">{address}</p>
      <button type="button" onClick={() => signMessage({ message: 'Hello' })}>
        Sign a message
      </button>
      <p data-testid="signature">{data}</p>
    </main>
  )
}
