import { useNetworks } from 'latchkey'
import { useSignMessage } from 'wagmi'

/** What an app does by itself, with wagmi's hooks and ours. */
export function AppHooks() {
  const { data, error, mutate } = useSignMessage()
  const { switchNetwork } = useNetworks()
  return (
    <div>
      <button onClick={() => mutate({ message: 'Hello' })} type="button">
        Sign
      </button>
      <output aria-label="Signature">
        {data?.slice(0, 20) ?? error?.name}
      </output>
      <button onClick={() => switchNetwork(999)} type="button">
        To a network that is not configured
      </button>
    </div>
  )
}
