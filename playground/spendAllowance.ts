/**
 * Uses what an embedded wallet has granted to a session key, as a server would
 * while its user is away:
 *
 *     node --import tsx playground/spendAllowance.ts grant.json 0x… 2.5
 *
 * The file holds `rpcUrl`, the private `key` of the session, the `context` of
 * the grant, and `token`. The arguments are the receiver and the amount of the
 * token. Prints the hash of the transaction.
 */
import { readFileSync } from 'node:fs'
import { encodeRedemption } from 'latchkey-wallet/permissions'
import {
  type Address,
  createWalletClient,
  encodeFunctionData,
  erc20Abi,
  type Hex,
  http,
  parseUnits,
  publicActions,
} from 'viem'
import { privateKeyToAccount } from 'viem/accounts'

type Grant = {
  context: Hex
  key: Hex
  rpcUrl: string
  token: { address: Address; decimals: number }
}

async function spend(file: string, to: Address, amount: string) {
  const { context, key, rpcUrl, token } = JSON.parse(
    readFileSync(file, 'utf8'),
  ) as Grant
  const client = createWalletClient({
    account: privateKeyToAccount(key),
    transport: http(rpcUrl),
  }).extend(publicActions)
  const data = encodeFunctionData({
    abi: erc20Abi,
    functionName: 'transfer',
    args: [to, parseUnits(amount, token.decimals)],
  })
  const call = { data, to: token.address }
  const hash = await client.sendTransaction({
    ...encodeRedemption({ call, context }),
    chain: null,
  })
  const { status } = await client.waitForTransactionReceipt({ hash })
  if (status !== 'success') throw new Error(`Reverted: ${hash}`)
  return hash
}

const [file = '', to = '0x', amount = ''] = process.argv.slice(2)
spend(file, to as Address, amount).then(
  (hash) => process.stdout.write(`${hash}\n`),
  (error: unknown) => {
    process.stderr.write(`${error instanceof Error ? error.message : error}\n`)
    process.exitCode = 1
  },
)
