import { HDKey } from '@scure/bip32'
import { stringToBytes } from 'viem'
import type { Secret } from '../core/secret.js'
import { deriveSolanaSeed } from './deriveSolanaSeed.js'
import { toPhrase } from './toPhrase.js'

/** As MetaMask has it. */
const evmPath = "m/44'/60'/0'/0/0"
const ROUNDS = 2_048
const SEED_BITS = 512

/** The private keys of a wallet. `wipe` them after use. */
export type Keys = {
  /** secp256k1, 32 bytes. */
  evm: Uint8Array
  /** ed25519 seed, 32 bytes. */
  solana: Uint8Array
}

/**
 * Derives the keys of a secret: BIP-44 for EVM and SLIP-10 for Solana, so that
 * the phrase opens the same accounts in other wallets.
 */
export async function deriveKeys(secret: Secret): Promise<Keys> {
  if (secret.type === 'keys')
    return { evm: secret.evm.slice(), solana: secret.solana.slice() }
  const seed = await toSeed(toPhrase(secret.entropy))
  const node = HDKey.fromMasterSeed(seed).derive(evmPath)
  if (!node.privateKey) throw new Error('The key of this wallet is invalid')
  const keys = {
    evm: node.privateKey.slice(),
    solana: await deriveSolanaSeed(seed),
  }
  node.wipePrivateData()
  seed.fill(0)
  return keys
}

/** BIP-39 without a passphrase; the library's own is ten times slower. */
async function toSeed(phrase: string) {
  const key = await crypto.subtle.importKey(
    'raw',
    Uint8Array.from(stringToBytes(phrase)),
    'PBKDF2',
    false,
    ['deriveBits'],
  )
  const bits = await crypto.subtle.deriveBits(
    {
      name: 'PBKDF2',
      hash: 'SHA-512',
      iterations: ROUNDS,
      salt: Uint8Array.from(stringToBytes('mnemonic')),
    },
    key,
    SEED_BITS,
  )
  return new Uint8Array(bits)
}
