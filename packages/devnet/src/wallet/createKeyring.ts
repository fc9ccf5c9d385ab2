import { Keypair } from '@solana/web3.js'
import { createSolanaKey } from 'latchkey-wallet/keys'
import { type PrivateKeyAccount, privateKeyToAccount } from 'viem/accounts'
import type { Namespace, RpcFailure, WalletKeys } from './engine.js'

export type SolanaSigner = {
  pair: Keypair
  sign(bytes: Uint8Array): Uint8Array
}

export type Keyring = {
  addresses: Record<Namespace, readonly string[]>
  /** @throws RpcFailure 4100 when the address is not the wallet's */
  getEvm(address: unknown): PrivateKeyAccount
  /** @throws RpcFailure 4100 when the address is not the wallet's */
  getSolana(address: unknown): SolanaSigner
}

/** Holds the wallet's keys, found by their address. */
export function createKeyring(keys: WalletKeys): Keyring {
  const evm = keys.eip155.map((key) => privateKeyToAccount(key))
  const solana = keys.solana.map((seed) => ({
    ...createSolanaKey(seed),
    pair: Keypair.fromSeed(seed),
  }))
  return {
    addresses: {
      eip155: evm.map(({ address }) => address),
      solana: solana.map(({ address }) => address),
    },
    getEvm: (address) =>
      evm.find((own) => own.address.toLowerCase() === lower(address)) ??
      refuse(),
    getSolana: (address) =>
      solana.find((own) => own.address === address) ?? refuse(),
  }
}

function lower(address: unknown) {
  return typeof address === 'string' ? address.toLowerCase() : undefined
}

function refuse(): never {
  const failure: RpcFailure = { code: 4100, message: 'Unknown account' }
  throw failure
}
