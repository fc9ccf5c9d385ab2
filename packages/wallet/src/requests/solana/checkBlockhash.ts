import { base58 } from '@scure/base'
import { wait } from '../../core/wait.js'
import type { Rpc } from '../../node/createRpc.js'
import type { FrameCluster } from '../../node/loadConfig.js'
import type { AccountReader } from './createAccountReader.js'
import { programs } from './programs.js'
import { refuse } from './refuse.js'

/** The app's node may be a block ahead of the frame's. */
const TRIES = 3
const RETRY_MS = 400
const NONCE_ACCOUNT_BYTES = 80
const NONCE_AT = 40

/**
 * A transaction names its network by nothing but a recent block. So the network
 * that the card names must know it: else the signature might count on another.
 *
 * @throws HostError -32602 when it does not
 */
export async function checkBlockhash(parameters: {
  rpc: Rpc
  cluster: FrameCluster
  hash: string
  /** The account that holds the durable nonce, where one stands in its place. */
  nonce: string | undefined
  accounts: AccountReader
}): Promise<void> {
  const { accounts, nonce } = parameters
  const isKnown = nonce
    ? (await readNonce(accounts, nonce)) === parameters.hash
    : await isRecent(parameters)
  if (isKnown) return
  throw refuse('The transaction has expired, or is for another network')
}

async function isRecent(parameters: {
  rpc: Rpc
  cluster: FrameCluster
  hash: string
}) {
  const { cluster, hash, rpc } = parameters
  const { signal } = new AbortController()
  for (let attempt = 1; ; attempt++) {
    const answer = await rpc(cluster, 'isBlockhashValid', [
      hash,
      { commitment: 'processed' },
    ])
    if ((answer as { value?: unknown } | null)?.value === true) return true
    if (attempt === TRIES) return false
    await wait(RETRY_MS, signal)
  }
}

async function readNonce(accounts: AccountReader, address: string) {
  const account = await accounts.get(address)
  if (account?.owner !== programs.system) return
  const { data } = account
  if (data.length < NONCE_ACCOUNT_BYTES) return
  return base58.encode(data.subarray(NONCE_AT, NONCE_AT + 32))
}
