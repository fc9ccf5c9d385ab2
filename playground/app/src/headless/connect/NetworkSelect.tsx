import {
  type AccountNamespace,
  useActiveAccount,
  useNetworks,
  useSwitchNetwork,
} from 'latchkey'
import { Problem } from '../Problem.js'

/** The network of one kind; the other kind stays where it is. */
export function NetworkSelect({ label, namespace }: NetworkSelect.Props) {
  const account = useActiveAccount({ namespace })
  const { networks } = useNetworks()
  const { error, isPending, mutate } = useSwitchNetwork()
  if (!account) return null
  const { caipNetworkId } = account
  const own = networks.filter((network) => network.namespace === namespace)
  const isKnown = own.some((one) => one.caipNetworkId === caipNetworkId)
  return (
    <>
      <label>
        {label}
        <select
          disabled={isPending}
          value={caipNetworkId}
          onChange={({ target }) => {
            const to = own.find((one) => one.caipNetworkId === target.value)
            if (to) mutate({ chainId: to.chainId })
          }}
        >
          {!isKnown && <option value={caipNetworkId}>{caipNetworkId}</option>}
          {own.map((network) => (
            <option key={network.caipNetworkId} value={network.caipNetworkId}>
              {network.name}
            </option>
          ))}
        </select>
      </label>
      <Problem error={error} testId={`network-error-${namespace}`} />
    </>
  )
}

export declare namespace NetworkSelect {
  type Props = { label: string; namespace: AccountNamespace }
}
