import type { Address, Chain, Client, Hex, Transport } from 'viem'

/**
 * Calls a contract without viem's action, which would add CCIP and multicall
 * to the bundle: several times the size of everything else here.
 *
 * @returns `undefined` when the contract returns nothing, or does not exist
 */
export async function callContract(
  client: Client<Transport, Chain>,
  parameters: { data: Hex; from?: Address | undefined; to: Address },
): Promise<Hex | undefined> {
  const { data, from, to } = parameters
  const answer = await client.request({
    method: 'eth_call',
    params: [from ? { data, from, to } : { data, to }, 'latest'],
  })
  return answer === '0x' ? undefined : answer
}
