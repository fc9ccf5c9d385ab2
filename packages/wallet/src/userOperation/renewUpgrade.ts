import type { LocalAccount } from 'viem'
import { formatUserOperationRequest } from 'viem/account-abstraction'
import type { Rpc } from '../chain/createRpc.js'
import type { FrameChain } from '../loadConfig.js'
import { assertNothingPending } from '../smartAccount/assertNothingPending.js'
import { DELEGATE } from '../smartAccount/contracts.js'
import type { Delegation } from '../smartAccount/readDelegation.js'
import { signUpgrade } from '../smartAccount/signUpgrade.js'
import { RESEND_LIFE_MS, type StoredOperation } from './operation.js'

/** Who has approved an operation, as long as the session lasts. */
export type UpgradeSigner = {
  account: Pick<LocalAccount, 'address' | 'signAuthorization'>
  /** Rejects when the session is over. */
  assertSession(): Promise<void>
  /** Whose code the account runs on the chain by now. */
  readDelegation(): Promise<Delegation>
}

/**
 * Replaces the upgrade of an approved operation once its nonce is used: bundlers
 * silently drop such an operation. An account that has been upgraded meanwhile
 * needs no upgrade; otherwise it is signed again at the next nonce. The operation
 * stays the same, because its hash does not cover the authorization, and so is
 * carried out once.
 *
 * @returns `undefined` when there is nothing to change
 * @throws HostError -32000 while a transaction is pending
 */
export async function renewUpgrade(parameters: {
  chain: FrameChain
  loadSigner(): Promise<UpgradeSigner>
  operation: StoredOperation
  rpc: Rpc
}): Promise<StoredOperation | undefined> {
  const { chain, loadSigner, operation, rpc } = parameters
  const { createdAt, sender, upgrade } = operation
  if (!upgrade || Date.now() - createdAt > RESEND_LIFE_MS) return undefined
  const { account, assertSession, readDelegation } = await loadSigner()
  if (account.address !== sender) return undefined
  const delegation = await readDelegation()
  if (delegation === 'ours') {
    const { eip7702Auth: _, ...request } = operation.request
    return { ...operation, request, upgrade: undefined }
  }
  if (delegation !== 'none') return undefined
  const nonce = await assertNothingPending({ chain, from: sender, rpc })
  if (nonce === upgrade.nonce) return undefined
  // The upgrade itself may have used its nonce between the two reads.
  if ((await readDelegation()) !== 'none') return undefined
  await assertSession()
  const renewed = { address: DELEGATE, chainId: chain.id, nonce }
  const authorization = await signUpgrade(account, renewed)
  const { eip7702Auth } = formatUserOperationRequest({ authorization })
  return {
    ...operation,
    request: { ...operation.request, eip7702Auth },
    upgrade: renewed,
  }
}
