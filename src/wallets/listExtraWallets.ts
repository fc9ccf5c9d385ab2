import { isFalseClaim } from './isFalseClaim.js'
import { sharesNetwork } from './sharesNetwork.js'
import { toCustomWallet } from './toCustomWallet.js'
import { toNameKey } from './toNameKey.js'
import type { Wallet, WalletOptions } from './wallet.js'

/**
 * The wallets that no connector stands for: those used last, and those that the
 * app has added. Both are connected by WalletConnect. One that is found in the
 * page is not listed again, nor is one that knows none of the app's networks.
 *
 * @param parameters.connectorUid - of WalletConnect; without it there is no way
 * to a wallet that was used last
 * @param parameters.found - what the connectors and the Solana side have
 */
export function listExtraWallets(
  parameters: listExtraWallets.Parameters,
): readonly Wallet[] {
  const { connectorUid, found, networks, options, recent = [] } = parameters
  const taken = new Set(
    found.filter((wallet) => !isFalseClaim(wallet)).flatMap(toMarks),
  )
  const custom = (options?.custom ?? []).map(toCustomWallet)
  const extra: Wallet[] = []
  for (const wallet of [...(connectorUid ? recent : []), ...custom]) {
    if (!sharesNetwork(wallet.chains, networks)) continue
    const marks = toMarks(wallet)
    if (marks.some((mark) => taken.has(mark))) continue
    for (const mark of marks) taken.add(mark)
    extra.push({ ...wallet, connectorUid: connectorUid ?? '' })
  }
  return extra
}

export declare namespace listExtraWallets {
  type Parameters = {
    connectorUid: string | undefined
    found: readonly Wallet[]
    networks?: readonly string[] | undefined
    options?: WalletOptions | undefined
    recent?: readonly Wallet[] | undefined
  }
}

function toMarks({ explorerId, id, name, rdns }: Wallet): readonly string[] {
  return [
    id,
    ...(explorerId === undefined ? [] : [explorerId]),
    ...(rdns === undefined ? [] : [rdns]),
    `name:${toNameKey(name)}`,
  ]
}
