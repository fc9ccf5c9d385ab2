import type { LocalAccount } from 'viem'
import { formatUserOperationRequest } from 'viem/account-abstraction'
import { DELEGATE } from '../../core/contracts.js'
import type { Rpc } from '../../node/createRpc.js'
import type { FrameChain } from '../../node/loadConfig.js'
import { assertNothingPending } from '../smartAccount/assertNothingPending.js'
import type { Delegation } from '../smartAccount/readDelegation.js'
import { signUpgrade } from '../smartAccount/signUpgrade.js'
import type { BundleChange } from './createBundles.js'
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
 * needs no upgrade, until the block that did it is taken back; otherwise it is
 * signed again at the next nonce. The operation stays the same, because its hash
 * does not cover the authorization, and so is carried out once.
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
  const { createdAt, sender, upgrade, usedAuth } = operation
  if (!upgrade || Date.now() - createdAt > RESEND_LIFE_MS) return undefined
  const { account, assertSession, readDelegation } = await loadSigner()
  if (account.address !== sender) return undefined
  const delegation = await readDelegation()
  const { eip7702Auth, ...request } = operation.request
  if (delegation === 'ours')
    return eip7702Auth
      ? { ...operation, request, usedAuth: eip7702Auth }
      : undefined
  if (delegation !== 'none') return undefined
  const nonce = await assertNothingPending({ chain, from: sender, rpc })
  // The user may have undone the upgrade, which then is not signed again.
  if (usedAuth)
    return nonce === upgrade.nonce
      ? {
          ...operation,
          request: { ...request, eip7702Auth: usedAuth },
          usedAuth: undefined,
        }
      : undefined
  if (nonce === upgrade.nonce) return undefined
  // The upgrade itself may have used its nonce between the two reads.
  if ((await readDelegation()) !== 'none') return undefined
  await assertSession()
  const renewed = { address: DELEGATE, chainId: chain.id, nonce }
  const authorization = await signUpgrade(account, renewed)
  const signed = formatUserOperationRequest({ authorization })
  return {
    ...operation,
    request: { ...request, eip7702Auth: signed.eip7702Auth },
    upgrade: renewed,
  }
}

/** Keeps a renewed operation, unless another one is in its place by then. */
export const toRenewal =
  (renewed: StoredOperation): BundleChange =>
  (bundle) =>
    bundle.operation?.hash === renewed.hash
      ? { ...bundle, operation: renewed }
      : bundle
