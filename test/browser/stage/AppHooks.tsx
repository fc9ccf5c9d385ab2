import { useMutation } from '@tanstack/react-query'
import { useEmbeddedUser, useNetworks } from 'latchkey'
import { useConnectorClient, useSignMessage } from 'wagmi'

/** What an app does by itself, with wagmi's hooks and ours. */
export function AppHooks() {
  const { data, error, mutate } = useSignMessage()
  const { switchNetwork } = useNetworks()
  const { setPreferredAccountType } = useEmbeddedUser()
  const { data: client } = useConnectorClient()
  const forbidden = useMutation({
    mutationFn: async () =>
      client?.request({ method: 'eth_mining' as never, params: [] as never }),
  })
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
      <button
        disabled={!client}
        onClick={() => forbidden.mutate()}
        type="button"
      >
        Call a method that is not listed
      </button>
      <output aria-label="Call">{forbidden.error?.name}</output>
      <button
        onClick={() => setPreferredAccountType('smartAccount')}
        type="button"
      >
        Use a smart account
      </button>
    </div>
  )
}
