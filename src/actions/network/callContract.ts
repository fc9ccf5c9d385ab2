import type { Address, Chain, Client, Hex, Transport } from 'viem'

/**
 * Asks a contract, without viem's action: that one would bring CCIP and
 * multicall with it, several times the bytes of everything else here.
 *
 * @returns `undefined` when the contract answers nothing, or is none
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
