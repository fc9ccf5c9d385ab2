/**
 * Asks a node.
 *
 * @throws RpcFailure of the node
 */
export async function requestNode(
  rpcUrl: string | undefined,
  method: string,
  params: readonly unknown[],
): Promise<unknown> {
  if (!rpcUrl) throw { code: 4901, message: 'There is no node for the network' }
  const response = await fetch(rpcUrl, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ id: 1, jsonrpc: '2.0', method, params }),
  })
  const { error, result } = await response.json()
  if (error) throw { code: error.code, message: error.message }
  return result
}
