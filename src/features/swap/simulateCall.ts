import {
  type Address,
  type Chain,
  type Client,
  type Hex,
  numberToHex,
  type Transport,
} from 'viem'

/**
 * Simulates a transaction on the latest state.
 *
 * @returns what the contract returns, `0x` for nothing
 * @throws the node's own error when it would revert
 */
export async function simulateCall(
  client: Client<Transport, Chain>,
  call: { data: Hex; from: Address; to: Address; value?: bigint | undefined },
): Promise<Hex> {
  const { data, from, to, value = 0n } = call
  const request = { data, from, to, value: numberToHex(value) }
  return client.request({ method: 'eth_call', params: [request, 'latest'] })
}
