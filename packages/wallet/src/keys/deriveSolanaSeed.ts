import { concat, numberToBytes, stringToBytes } from 'viem'

const HARDENED = 0x8000_0000
/** `m/44'/501'/0'/0'`, as Phantom has it. */
const path = [44, 501, 0, 0]
const HALF = 32

/** The ed25519 seed of a BIP-39 seed (SLIP-10, every step hardened). */
export async function deriveSolanaSeed(seed: Uint8Array): Promise<Uint8Array> {
  let node = await sign(stringToBytes('ed25519 seed'), seed)
  for (const index of path) {
    const step = numberToBytes(index + HARDENED, { size: 4 })
    const data = concat([Uint8Array.of(0), node.subarray(0, HALF), step])
    const next = await sign(node.subarray(HALF), data)
    node.fill(0)
    data.fill(0)
    node = next
  }
  const key = node.slice(0, HALF)
  node.fill(0)
  return key
}

async function sign(key: Uint8Array, data: Uint8Array) {
  const hmac = { name: 'HMAC', hash: 'SHA-512' }
  const imported = await crypto.subtle.importKey(
    'raw',
    Uint8Array.from(key),
    hmac,
    false,
    ['sign'],
  )
  const bytes = Uint8Array.from(data)
  return new Uint8Array(await crypto.subtle.sign(hmac, imported, bytes))
}
